import { demoPayload, enqueue, isDelivered, remove } from '@/lib/browser/demo-queue';
import type { Demo } from '@/lib/forms/demo';
import { type Submission, siteEmailService } from '@/lib/forms/email-service';
import { currentService } from './use-site-form';

/**
 * Sends a demo request and keeps it in the visitor's own browser until its fate is known (D18). Failures are logged,
 * never thrown.
 * @returns what the server found wrong, a message each field; nothing otherwise
 */
export async function sendDemo(
  request: Demo,
  submission: Submission,
  to: string,
): Promise<Record<string, string> | undefined> {
  let status = 0;
  const own = siteEmailService({
    endpoint: '/api/send-email',
    to,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      status = response.status;
      return response;
    },
  });
  enqueue(demoPayload(request), submission.key);
  try {
    const result = await currentService(own).sendDemoRequest(request, submission);
    // A host's service has no status: its failure leaves the request to the queue.
    // What the visitor is asked to mend is sent again by the visitor.
    if (result.success || isDelivered(status) || result.fields) remove(submission.key);
    if (!result.success) console.error(result.error);
    return result.fields;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
