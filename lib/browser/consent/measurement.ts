import { trustedAddress } from '@/lib/browser/trusted-types';
import type { Cookie } from '@/lib/schema/consent';

type GoogleTag = (...values: unknown[]) => void;
type TagWindow = Window & { dataLayer?: unknown[]; gtag?: GoogleTag } & Record<
    `ga-disable-${string}`,
    boolean
  >;

/**
 * Google Analytics 4. There is no request to Google before `start`.
 * @param id the measurement ID, e.g. G-ABC123DEF4
 * @param cookies that it may write and that `stop` removes
 */
export function measurement(id: string, cookies: readonly Cookie[]) {
  const scope = window as unknown as TagWindow;
  return {
    start(): void {
      scope[`ga-disable-${id}`] = false;
      if (!scope.gtag) load(scope, id, Math.max(...cookies.map(({ lifetimeSeconds }) => lifetimeSeconds)));
      scope.gtag?.('consent', 'update', { analytics_storage: 'granted' });
    },
    /** Stops without a reload and removes the cookies, also those of an earlier visit. */
    stop(): void {
      scope[`ga-disable-${id}`] = true;
      scope.gtag?.('consent', 'update', { analytics_storage: 'denied' });
      removeCookies(cookies.map(({ pattern }) => new RegExp(`^(?:${pattern})$`)));
    },
  };
}

/** @param seconds maximum lifetime of its cookies */
function load(scope: TagWindow, id: string, seconds: number): void {
  const queue: unknown[] = [];
  scope.dataLayer = queue;
  // Google's script needs the arguments object, not an array.
  scope.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: what Google's script reads
    queue.push(arguments);
  };
  scope.gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  scope.gtag('js', new Date());
  scope.gtag('config', id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    anonymize_ip: true,
    // For this host only, with a lifetime that starts at the first visit.
    cookie_domain: 'none',
    cookie_expires: seconds,
    cookie_update: false,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedAddress('analytics', `https://www.googletagmanager.com/gtag/js?id=${id}`);
  document.head.append(script);
}

/** Removes cookies from this host and from all parent domains, which an earlier setup may have used. */
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
