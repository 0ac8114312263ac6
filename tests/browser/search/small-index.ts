import type { SearchIndex } from '@/lib/schema/search-index';

/** An index of one page, which answers «parola». @param archives number of files with older articles */
export const smallIndex = (path: string, archives = 0): SearchIndex => ({
  pages: [[path, path]],
  parts: [[0, '', '', 'Un testo.', 'parola']],
  synonyms: '',
  offTopic: '',
  archives,
});
