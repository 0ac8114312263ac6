/** Increase it when the purposes of the consent change: all visitors are asked again (D24). */
export const consentRevision = 1;
