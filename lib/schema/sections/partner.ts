import type { Link } from '@/lib/schema/page';
import type { ExternalLink } from '@/lib/schema/site';

type PartnerKind = 'reseller' | 'integrator' | 'technology';

/** Benefits, and the stages of a sale in which each of them is there. */
export type PartnerBenefitsCopy = {
  stages: readonly [string, string, string, string];
  /** `stages` holds the first and the last stage, counted from 0. */
  items: readonly { title: string; text: string; stages: readonly [number, number] }[];
};

/** One tab: a way of being a partner. */
export type PartnerKindCopy = {
  id: PartnerKind;
  label: string;
  title: string;
  text: string;
  requirements: string[];
  support: string[];
};

export type PartnerKindsCopy = {
  label: string;
  requirements: string;
  support: string;
  kinds: PartnerKindCopy[];
};

/** The way to the first customer; what a duration in weeks takes is drawn on a calendar. */
export type PartnerProcessCopy = {
  steps: readonly { title: string; text: string; duration: string; inWeeks: boolean }[];
  legend: { sure: string; possible: string };
};

/** Facts beside the opening words. */
export type PartnerLedgerCopy = { title: string; rows: { label: string; value: string }[] };

export type PartnerPortalCopy = {
  id: string;
  margin: string;
  title: string;
  text: string;
  link: ExternalLink;
  newTab: string;
};

export type PartnerContactsCopy = {
  margin: string;
  title: string;
  lead: string;
  contacts: { label: string; links: Link[]; note: string };
  reading: { label: string; links: Link[] };
};
