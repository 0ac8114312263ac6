import { expect, it } from 'vitest';
import { contractPdf } from '@/app/prova/contract-pdf';
import { sampleVersions } from '@/app/prova/sample-versions';

it.each(sampleVersions)(
  'draws $file in a few KB, a sheet for each of its pages, always the same',
  async (sampleContract) => {
    const pdf = await contractPdf(sampleContract);
    expect(pdf.equals(await contractPdf(sampleContract))).toBe(true);
    expect(pdf.toString('latin1')).toMatch(/^%PDF-1\./);
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(sampleContract.pages.length);
    expect(pdf.length).toBeLessThan(10_000);
  },
);

it('refuses a page that does not fit on a sheet', async () => {
  const pages = [Array.from({ length: 60 }, () => 'Una riga.')];
  await expect(contractPdf({ ...sampleVersions[0], pages })).rejects.toThrow('pagina 1 non sta in un foglio');
});
