/** Activation code in the form that it takes, and who signs in from a desk; invented. */
export const activationCode = '7K4M-Q2XD-9FHT-B3WN';

export const deskSignIn = {
  server: 'archivio.azienda.example',
  user: 'tecnico.03',
} as const;
