import { trustedUrl } from '@/lib/browser/trusted-types';
import type { Cookie } from '@/lib/schema/consent';

/** The window with the globals that Google's script reads. */
type TagWindow = Window & { dataLayer?: unknown[]; gtag?: (...values: unknown[]) => void } & Record<
    `ga-disable-${string}`,
    boolean
  >;

/**
 * Google Analytics 4. There is no request to Google before `start`.
 * @param id the measurement ID, e.g. G-ABC123DEF4
 * @param cookies which it may write, and which `stop` removes
 */
export function measurement(id: string, cookies: readonly Cookie[]) {
  const tagWindow = window as unknown as TagWindow;
  return {
    start(): void {
      const cookieSeconds = Math.max(...cookies.map(({ lifetimeSeconds }) => lifetimeSeconds));
      tagWindow[`ga-disable-${id}`] = false;
      if (!tagWindow.gtag) loadTag(tagWindow, id, cookieSeconds);
      tagWindow.gtag?.('consent', 'update', { analytics_storage: 'granted' });
    },
    /** Stops without a reload and removes the cookies, including those of an earlier visit. */
    stop(): void {
      tagWindow[`ga-disable-${id}`] = true;
      tagWindow.gtag?.('consent', 'update', { analytics_storage: 'denied' });
      removeCookies(cookies.map(({ pattern }) => new RegExp(`^(?:${pattern})$`)));
    },
  };
}

/**
 * Configures and loads Google's script.
 * @param cookieSeconds maximum lifetime of its cookies
 */
function loadTag(tagWindow: TagWindow, id: string, cookieSeconds: number): void {
  const queue: unknown[] = [];
  tagWindow.dataLayer = queue;
  // Google's script needs the arguments object, not an array.
  tagWindow.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  };
  tagWindow.gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  tagWindow.gtag('js', new Date());
  tagWindow.gtag('config', id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    anonymize_ip: true,
    // For this host only, with a lifetime that starts at the first visit.
    cookie_domain: 'none',
    cookie_expires: cookieSeconds,
    cookie_update: false,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedUrl('analytics', `https://www.googletagmanager.com/gtag/js?id=${id}`);
  document.head.append(script);
}

/** Removes the cookies with these names from this host and all its parent domains, which an earlier setup may have used. */
function removeCookies(patterns: readonly RegExp[]): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!patterns.some((pattern) => pattern.test(name))) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
    for (const domain of ['', ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}
