/** An invented activation code and login. */
export const activationCode = '7K4M-Q2XD-9FHT-B3WN';

export const deskSignIn = {
  server: 'archivio.azienda.example',
  user: 'tecnico.03',
} as const;
