/** Runs once when Next's own server starts: takes up the messages that an earlier run left in the store (D17). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { siteMail } = await import('@/app/_shared/site-mail');
    await siteMail().start();
  }
}
