/** A part of the installation. */
export type Part = { name: string; text: string };

/** The architecture, all of it inside one frame. */
export type ArchitectureCopy = {
  id: string;
  /** Heading of the section, for those who do not see the drawing. */
  title: string;
  /** The whole course in words. */
  caption: string;
  /** Name of the frame. */
  frame: string;
  /** Name of the inner frame: the machine on which the product runs. */
  server: string;
  sources: { label: string; items: readonly string[] };
  reading: Part;
  indexes: readonly [Part, Part];
  answers: Part;
  models: Part;
  directory: Part;
  permissions: Part;
  audit: Part;
  access: { label: string; items: readonly Part[] };
  /** Who works from outside, and what never leaves. */
  outside: { entry: string; nothing: string };
};
