import type { DeedCopy } from '@/components/pictures/typical-document';

/** A sample entry of a register, about an invented deed. */
export const deed: DeedCopy = {
  kind: 'deed',
  number: '27',
  date: '1968, marzo 4',
  text: 'La cooperativa affitta al comune il magazzino di via della Stazione, per sei anni, con divieto di subaffitto.',
  physical: 'Copia dattiloscritta, tre fogli, due firme.',
  shelfmark: 'Contratti, busta 2, n. 27',
};
