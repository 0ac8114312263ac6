import { pages } from '@/content/pages';
import { Frame } from './_site/frame';
import { metadataOf } from './_site/metadata';

const page = pages['/'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <h1 className="wrap py-20 text-titolo-1">{page.title}</h1>
    </Frame>
  );
}
