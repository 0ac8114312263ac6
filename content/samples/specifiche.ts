/** Activation code in the form that it takes; invented. */
export const activationCode = '7K4M-Q2XD-9FHT-B3WN';
