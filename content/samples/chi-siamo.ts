import type { RegestSheet } from '@/components/pictures/sector-sheet';

/** A sample regesto of an invented deed. */
export const regest: RegestSheet = {
  kind: 'regest',
  number: '27',
  date: '1968, marzo 4',
  text: 'La cooperativa affitta al comune il magazzino di via della Stazione, per sei anni, con divieto di subaffitto.',
  physical: 'Copia dattiloscritta, tre fogli, due firme.',
  shelfmark: 'Contratti, busta 2, n. 27',
};
