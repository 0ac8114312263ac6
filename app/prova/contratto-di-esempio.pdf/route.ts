import { contractPdf } from '@/app/prova/contract-pdf';
import { sampleVersions } from '@/app/prova/sample-versions';

export const dynamic = 'force-static';

/** The older version of the sample contract, for visitors without one of their own (D48). */
export async function GET(): Promise<Response> {
  const pdf = await contractPdf(sampleVersions[0]);
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
