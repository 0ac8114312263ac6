import { sampleContract } from '@/content/samples/contract';
import { contractPdf } from '@/lib/pictures/contract-pdf';

export const dynamic = 'force-static';

/** The sample contract, for visitors without a document at hand (D48). */
export async function GET(): Promise<Response> {
  const pdf = await contractPdf(sampleContract);
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
