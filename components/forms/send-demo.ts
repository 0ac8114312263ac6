import { demoPayload, enqueue, remove } from '@/lib/browser/demo-queue';
import type { Demo } from '@/lib/forms/demo';
import type { Submission } from '@/lib/forms/email-service';
import { currentService } from './use-site-form';

/** The copy of a request in the visitor's own browser, until its outcome is known (D18). */
export const demoCopy = {
  keep: (request: Demo, key: string) => enqueue(demoPayload(request), key),
  forget: remove,
};

/**
 * Sends a demo request that `demoCopy` keeps, and forgets the copy when it has arrived. Failures are logged, never
 * thrown.
 * @returns what the server found wrong, a message each field; nothing otherwise
 */
export async function sendDemo(
  request: Demo,
  submission: Submission,
): Promise<Record<string, string> | undefined> {
  try {
    const service = currentService();
    const result = await service.sendDemoRequest(request, submission);
    // A key that is taken has brought this request before: a browser uses none for two. Else the queue tries again.
    if (result.success || result.keyTaken) demoCopy.forget(submission.key);
    if (!result.success) console.error(result.error);
    return result.fields;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
