/**
 * Whether this is a preview, with unpublished texts (docs/decisions.md D49). The build decides: bundlers replace SHOW_DRAFTS where
 * its name is written out.
 */
export const isPreview = () => process.env.SHOW_DRAFTS?.trim() === '1';
