import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { ShortPage } from '@/components/sections/short-page';
import { pages } from '@/content/pages';
import { copy } from '@/content/pages/prodotto/funzionalita';

const page = pages['/prodotto/funzionalita'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <ShortPage copy={copy} />
    </Frame>
  );
}
