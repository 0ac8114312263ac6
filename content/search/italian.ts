import type { SearchLanguage } from '@/lib/schema/site-search';

/** The Italian that the search knows, and the function words of English. Words are in lower case and without accents. */
export const italian: SearchLanguage = {
  // Articles, prepositions, pronouns, conjunctions, forms of the auxiliary verbs.
  stopWords:
    `a abbiamo ad agli ai al all alla alle allo anche ancora and anzi are at attualmente avere avete avevo avra bene
    bisogna buongiorno by c can che ci ciao cio circa co coi col comunque con cosa cose cosi cui d da dagli dai dal
    dall dalla dalle dallo dammi davvero de degli dei del dell della delle dello detto deve devo devono di dimmi
    mostrami trovami dire dirmi dite do dobbiamo does dovete dovrei dunque e ecco ed era erano eravamo esiste
    esistono essere eventualmente fa facciamo faccio fai fanno far fare fate fatta fatto for fosse fra from get gia
    gli grazie ha hai hanno ho how i il in invece io is it l la le lei li lo loro lui ma me mettere mi mia mie miei
    mio molto my n ne negli nei nel nell nella nelle nello no noi non nostra nostre nostri nostro not o od of ogni
    ok on oppure or ormai our per pero piu poco poi possiamo possibile posso possono potere potete potrei potremmo
    proprio puo puoi qua qual qualche qualcosa qualcuno qualsiasi quasi quel quell quella quelle quelli quello quest
    questa queste questi questo qui quindi riesce riesco riusciamo riuscire s sa salve sapere se serva servire
    servono si sia siamo siete so solo soltanto sono soprattutto sta stanno stata stato sti sto su sua sue sugli sui
    sul sull sulla sulle sullo suo suoi supporta supportano supportata supportate supportati supportato t tanto te
    the ti to tocca tra tu tua tue tuo tuoi tutta tutte tutti tutto un una uno v va vada vanno venga vengono venire
    vero verso vi viene vogliamo voglio vogliono voi vorrei vorremmo vostra vostre vostri vostro vuoi vuole was we
    what which with you your`.split(/\s+/),
  interrogatives:
    `quanto quanta quanti quante dove quando chi come perche quale quali senza prima dopo serve meglio`.split(
      /\s+/,
    ),
  quantityInterrogatives: ['quanto', 'quanta', 'quanti', 'quante'],
  // Endings of nouns, adjectives and verbs.
  endings:
    `a e i o he hi ia ie io ii are ere ire arsi ersi irsi ando endo ato ata ati ate uto uta uti ute ito ita iti ite
    ano ono iamo iate ete ava avano eva evano iva ivano ente enti ante anti ale ali abile abili ibile ibili ico ica
    ici iche era erai ero eremo erete eranno mente`.split(/\s+/),
  // Endings after the vowel of a verb, also of nouns that come from it: `installa-re`, `installa-zione`.
  verbEndings:
    `re rsi to ta ti te ndo no mo va vano nte nti ro rai ra remo rete ranno sse ssero zione zioni mento menti tore
    tori trice`.split(/\s+/),
  aboutUs: ['voi', 'vostro', 'vostra', 'vostri', 'vostre', 'avete', 'siete', 'fate', 'date', 'offrite'],
  advice: [
    ...`come quanto quanta quanti quante quando che cosa cos perche entro calcolo costo costi prezzo scadenza differenza
    modulo modello requisiti`.split(/\s+/),
    'chi paga',
    'chi deve',
  ],
};
