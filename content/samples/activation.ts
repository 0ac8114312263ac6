/** An invented activation code. */
export const activationCode = '7K4M-Q2XD-9FHT-B3WN';
