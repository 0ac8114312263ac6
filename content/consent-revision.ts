/** Raise it when what people consent to changes: everybody is asked again (D24). */
export const consentRevision = 1;
