import type { SearchLanguage } from '@/lib/schema/site-search';

/** The Italian that the search knows, and the function words of English. Words are in lower case and without accents. */
export const italian: SearchLanguage = {
  // Articles, prepositions, pronouns, conjunctions, forms of the auxiliary verbs; and «euro», which prices write as a sign.
  stopWords:
    `a abbiamo ad agli al all alla alle allo anche ancora and anzi are at attualmente avere avete avevo avra bene
    bisogna buongiorno by c can che ci ciao cio circa co coi col comunque con cos cosa cose cosi cui d da dagli dai dal
    dall dalla dalle dallo dammi davvero de degli dei del dell della delle dello detto deve devo devono di dimmi
    mostrami trovami dire dirmi dite do dobbiamo does dovete dovrei dunque e ecco ed era erano eravamo esiste
    esistono essere euro eventualmente fa facciamo faccio fai fanno far fare fate fatta fatto for fosse fra from get gia
    gli grazie ha hai hanno ho how i il in invece io is it l la le lei li lo loro lui ma me mettere mi mia mie miei
    mio molto my n ne negli nei nel nell nella nelle nello no noi non nostra nostre nostri nostro not o od of ogni
    ok on oppure or ormai our per pero piu poco poi possiamo possibile posso possono potere potete potrei potremmo
    proprio puo puoi qua qual qualche qualcosa qualcuno qualsiasi quasi quel quell quella quelle quelli quello quest
    questa queste questi questo qui quindi riesce riesco riusciamo riuscire s sa salve sapere se serva servire
    servono si sia siamo siete so solo soltanto sono soprattutto sta stanno stata stato sti sto su sua sue sugli sui
    sul sull sulla sulle sullo suo suoi supporta supportano supportata supportate supportati supportato t tanto te
    the ti to tocca tra tu tua tue tuo tuoi tutta tutte tutti tutto un una uno v va vada vanno venga vengono venire
    vero verso vi viene vogliamo voglio vogliono voi vorrei vorremmo vostra vostre vostri vostro vuoi vuol vuole was we
    what which with you your`.split(/\s+/),
  interrogatives:
    `quanto quanta quanti quante dove quando chi come perche quale quali senza prima dopo serve meglio`.split(
      /\s+/,
    ),
  quantityInterrogatives: ['quanto', 'quanta', 'quanti', 'quante'],
  people: {
    ones: `uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette
      diciotto diciannove`.split(/\s+/),
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' '),
    hundreds: ['', 'cento', 'duecento', 'trecento'],
    before: ['in', 'per', 'siamo', 'x'],
    units: 'anno anni mese mesi settimane giorni ore euro gb tb'.split(' '),
    people: `persona utente dipendente collaboratore avvocato commercialista consulente professionista impiegato addetto collega socio
      praticante segretaria operatore lavoratore postazione licenza account testa`,
    price: `prezzo costo costa costare costerebbe spesa spendo spende spendere paga paghiamo pagare tariffa listino preventivo
      offerta canone budget abbonamento piano formula versione conviene compreso comprende incluso totale tutto iva anno annuo
      annuale mese mensile studio ufficio azienda ditta societa team legale associato professionale verremmo verrebbe`,
    row: '{count} utenti',
    most: 10,
    beyond: 'più di dieci persone',
  },
};
