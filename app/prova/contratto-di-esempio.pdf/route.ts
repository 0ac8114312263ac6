import { sampleDrafts } from '@/content/samples/contract';
import { contractPdf } from '@/lib/pictures/contract-pdf';

export const dynamic = 'force-static';

/** The older sample draft, for visitors without a contract at hand (D48). */
export async function GET(): Promise<Response> {
  const pdf = await contractPdf(sampleDrafts[0]);
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
