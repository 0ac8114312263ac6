import type { ConfirmationCopy } from './confirmation';
import type { FormCopy, OptionLabels } from './form';

type DemoSector = 'studio-commercialista' | 'settore-legale' | 'consulente-lavoro' | 'altro';
type DemoSize = '1-10' | '11-50' | '51-200' | '201-500' | '501-1000' | '1000+';
export type DemoField =
  | 'nomeAzienda'
  | 'nomeContatto'
  | 'email'
  | 'telefono'
  | 'settore'
  | 'numeroDipendenti'
  | 'note';

export type DemoFormCopy = FormCopy<DemoField, 'organisation' | 'person' | 'notes'> & {
  sectors: OptionLabels<DemoSector>;
  sizes: OptionLabels<DemoSize>;
  thanks: ConfirmationCopy;
};
