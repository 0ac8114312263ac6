import type { FactTopic } from '@/lib/schema/fact';

/**
 * What the copy says about the product and the company beyond the specification (D36). The owner decides about each:
 * `state: 'confirmed'` where it is true, `state: 'struck'` where it is not. `npm run launch-check` lists what is open, and
 * where the words of a struck one still stand. Whoever adds such a statement to the copy adds it here.
 */
export const facts: readonly FactTopic[] = [
  {
    topic: 'Piani, prezzi e istanze ospitate',
    facts: [
      {
        id: 'tetto-utenti',
        statement:
          '«5 inclusi» e «10» sono il numero massimo di utenti dei piani Standard e Professional, e ogni utente si paga.',
        state: 'open',
        said: [
          ['offer.ts', 'Il prezzo è per ogni utente'],
          ['pages/prezzi.ts', "'Utenti, al massimo'"],
          ['docs/integrazioni.mdx', '| Utenti, al massimo |'],
          ['docs/api-reference.mdx', '| Utenti, al massimo |'],
          ['docs/gestione-utenti.mdx', 'Quanti utenti potete avere, al massimo'],
        ],
      },
      {
        id: 'sesto-utente',
        statement:
          'Chi supera il numero di utenti di un piano passa, con tutti gli utenti, al piano seguente.',
        state: 'open',
        said: [
          ['offer.ts', 'La sesta porta tutti al piano Professional'],
          ['offer.ts', 'Oltre il tetto di Professional c’è Enterprise'],
        ],
      },
      {
        id: 'istanza-ospitata',
        statement:
          'Standard e Professional lavorano su un’istanza ospitata per il cliente, dal fornitore indicato in content/site.ts.',
        state: 'open',
        said: [
          ['offer.ts', 'I piani Standard e Professional lavorano'],
          ['offer.ts', 'In cloud, su un’istanza ospitata per voi:'],
          ['legal/privacy.mdx', 'stanno su un’istanza ospitata per il cliente da'],
          ['pages/prezzi.ts', "cells: ['istanza ospitata', 'istanza ospitata'"],
          ['docs/integrazioni.mdx', '| Dove stanno i dati | Istanza ospitata | Istanza ospitata |'],
          ['faq/prezzi.ts', 'lavorano su un’istanza ospitata per voi'],
        ],
      },
      {
        id: 'enterprise-ospitato',
        statement: 'Anche Enterprise può stare su un’istanza ospitata, se il cliente lo preferisce.',
        state: 'open',
        said: [
          ['offer.ts', 'Sui vostri server o, se lo preferite, su un’istanza ospitata in cloud.'],
          ['legal/privacy.mdx', 'o, se lo preferisce, su un’istanza ospitata'],
        ],
      },
      {
        id: 'responsabile-art-28',
        statement:
          'Sulle istanze ospitate l’azienda tratta i documenti dei clienti come responsabile o, se il cliente lavora per conto d’altri, come sub-responsabile, art. 28 GDPR.',
        state: 'open',
        said: [
          ['legal/privacy.mdx', 'Sulle istanze ospitate li trattiamo per conto del cliente'],
          ['faq/sicurezza.ts', 'li trattiamo per vostro conto, come responsabili'],
          ['faq/consulenti-lavoro.ts', 'trattiamo i dati come sub-responsabili'],
          ['docs/sicurezza-privacy.mdx', 'trattiamo i documenti per vostro conto'],
        ],
      },
      {
        id: 'caricamento-ospitato',
        statement:
          'Su un’istanza ospitata i documenti si caricano; le cartelle del file server si sorvegliano solo se il server è nella rete del cliente.',
        state: 'open',
        said: [
          ['faq/documentazione.ts', 'Su un’istanza ospitata i documenti si caricano'],
          ['docs/guida-introduttiva.mdx', 'Su un’istanza ospitata i documenti si caricano.'],
          ['data-sheet.ts', 'se è nella vostra rete, nelle condivisioni del file server'],
          ['faq/supporto.ts', 'con il server nella vostra rete, in una condivisione del file server'],
          [
            'docs/gestione-documenti.mdx',
            'se il server è nella vostra rete come nel piano Enterprise, su una condivisione del file server',
          ],
          ['docs/integrazioni.mdx', 'Il server, se è nella vostra rete, legge le condivisioni'],
          ['faq/commercialisti.ts', 'le cartelle che avete già sul file server'],
          [
            'pages/soluzioni/aziende.ts',
            'Con il server nella vostra rete, nel piano Enterprise, i file restano',
          ],
          ['faq/finanza.ts', 'Il server, se è nella vostra rete, sorveglia'],
        ],
      },
      {
        id: 'sconto-annuale-piani',
        statement: 'Lo sconto per il pagamento annuale vale per Standard e Professional.',
        state: 'open',
        said: [['faq/prezzi.ts', 'Lo sconto vale per i piani Standard e Professional']],
      },
      {
        id: 'analisi-ai-standard',
        statement: 'Il piano Standard non comprende alcuna analisi AI dei documenti.',
        state: 'open',
        said: [
          ['pages/prezzi.ts', "'Analisi AI dei documenti', cells: [false, true, 'avanzata']"],
          ['pages/prezzi.ts', 'l’analisi AI dei documenti comincia dal piano Professional'],
          ['pages/prodotto.ts', 'L’analisi AI dei documenti è compresa nei piani Professional ed Enterprise'],
          ['pages/prodotto/funzionalita.ts', 'L’analisi AI comincia dal piano Professional.'],
          [
            'docs/tutorial-analisi.mdx',
            'L’analisi AI dei documenti è compresa nei piani Professional ed Enterprise',
          ],
          [
            'docs/tutorial-report.mdx',
            'L’analisi AI dei documenti è compresa nei piani Professional ed Enterprise',
          ],
          ['docs/tutorial-workflow.mdx', 'L’analisi AI è compresa nei piani Professional ed Enterprise'],
        ],
      },
      {
        id: 'integrazioni-per-piano',
        statement: 'Le integrazioni standard mancano in Standard e ci sono in Enterprise.',
        state: 'open',
        said: [
          ['pages/prezzi.ts', "'Integrazioni standard', cells: [false, true, true]"],
          ['docs/integrazioni.mdx', '| Integrazioni standard | No | Sì | Sì |'],
          ['faq/documentazione.ts', 'Le integrazioni standard sono nel piano Professional'],
        ],
      },
      {
        id: 'api-enterprise',
        statement: 'Enterprise comprende le API e gli aggiornamenti prioritari, come Professional.',
        state: 'open',
        said: [
          ['pages/prezzi.ts', "{ label: 'API', cells: [false, true, true] }"],
          ['pages/prezzi.ts', "'Aggiornamenti prioritari', cells: [false, true, true]"],
          ['docs/integrazioni.mdx', '| API | No | Sì | Sì |'],
          ['docs/api-reference.mdx', '| Enterprise | sì |'],
        ],
      },
      {
        id: 'fattura-enterprise',
        statement: 'Per Enterprise la fatturazione si concorda caso per caso.',
        state: 'open',
        said: [['faq/prezzi.ts', 'Per i clienti Enterprise la fatturazione si concorda caso per caso']],
      },
    ],
  },
  {
    topic: 'Prova gratuita',
    facts: [
      {
        id: 'prova-ospitata',
        statement: 'La prova si fa su un’istanza ospitata, senza codice di attivazione.',
        state: 'open',
        said: [['offer.ts', 'La prova si fa su un’istanza ospitata, senza codice di attivazione.']],
      },
      {
        id: 'prova-on-premise',
        statement: 'Chi valuta Enterprise può provare sui propri server, con un codice di prova.',
        state: 'open',
        said: [
          ['offer.ts', 'in quel caso ricevete un codice di prova'],
          ['faq/documentazione.ts', 'Il codice arriva con il contratto, o per la prova'],
          ['docs/guida-introduttiva.mdx', 'che ricevete con il contratto o per la prova'],
        ],
      },
      {
        id: 'piano-gratuito',
        statement: 'Che cosa comprende il piano gratuito limitato si scrive al cliente prima della prova.',
        state: 'open',
        said: [['offer.ts', 'Che cosa comprende ve lo scriviamo prima che la prova cominci']],
      },
      {
        id: 'prova-come',
        statement:
          'Dopo la richiesta si telefona, si sceglie insieme un archivio e il giorno, poi il cliente prova da solo.',
        state: 'open',
        said: [
          ['pages/richiedi-demo.ts', 'Vi telefoniamo per capire quali documenti avete'],
          ['pages/richiedi-demo.ts', 'Scegliamo insieme un archivio di esempio'],
          ['forms/demo.ts', 'Vi ricontattiamo per fissare il giorno'],
        ],
      },
      {
        id: 'prova-risposta',
        statement: 'Anche a una richiesta di demo si risponde nei tempi promessi per i messaggi.',
        state: 'open',
        said: [['faq/documentazione.ts', 'non serve la carta di credito. Vi rispondiamo entro']],
      },
      {
        id: 'prova-propri-documenti',
        statement: 'La prova si fa sui documenti del cliente.',
        state: 'open',
        said: [
          ['pages/richiedi-demo.ts', 'La prova migliore è sui vostri documenti.'],
          ['faq/altri-settori.ts', 'La prova si fa con i vostri documenti e le vostre domande'],
          ['pages/chi-siamo.ts', 'giorni sui vostri documenti, senza carta di credito'],
          ['faq/ocr.ts', 'provare con le vostre carte durante la demo'],
        ],
      },
    ],
  },
  {
    topic: 'Avvio e assistenza',
    facts: [
      {
        id: 'questionario',
        statement: 'L’azienda risponde ai questionari di valutazione dei fornitori.',
        state: 'open',
        said: [
          ['pages/tecnologia/sicurezza.ts', 'Avete un questionario per i fornitori? Mandatecelo.'],
          ['docs/sicurezza-privacy.mdx', 'Per un questionario di valutazione scrivete al'],
        ],
      },
      {
        id: 'intervento-assistenza',
        statement:
          'Un tecnico dell’azienda può vedere dati personali durante un intervento, regolato prima per iscritto.',
        state: 'open',
        said: [
          [
            'faq/sicurezza.ts',
            'Un intervento di assistenza può far vedere dati personali a un nostro tecnico.',
          ],
        ],
      },
      {
        id: 'quick-start',
        statement: 'Il Quick Start apre un archivio solo, per esempio quello di un ufficio.',
        state: 'open',
        said: [
          ['pages/soluzioni.ts', 'Per cominciare subito, da un archivio.'],
          ['pages/soluzioni/aziende.ts', 'Un ufficio e le sue cartelle'],
          ['faq/finanza.ts', 'Di solito da un archivio solo'],
          ['faq/consulenti-lavoro.ts', 'di solito si parte da un contratto collettivo'],
        ],
      },
      {
        id: 'quick-start-commercialisti',
        statement:
          'Il Quick Start dei commercialisti dura di più perché comprende i tipi di documento fiscali e i permessi per cliente.',
        state: 'open',
        said: [
          ['offer.ts', 'oltre ad aprire un archivio si preparano i tipi di documento fiscali'],
          ['pages/soluzioni.ts', 'compresi i tipi fiscali e i permessi per cliente'],
          ['pages/soluzioni/commercialisti.ts', 'Per cominciare da un archivio, con tipi e permessi.'],
        ],
      },
      {
        id: 'progetto-standard',
        statement:
          'Un progetto standard comprende utenti e permessi; uno complesso più sedi, integrazioni, modelli su misura.',
        state: 'open',
        said: [
          ['pages/soluzioni.ts', 'Il percorso consueto, con utenti e permessi.'],
          ['pages/soluzioni.ts', 'Quando servono integrazioni e modelli su misura.'],
          ['pages/soluzioni/aziende.ts', 'Tutti gli uffici, con utenti e gruppi presi da Active Directory.'],
          ['pages/soluzioni/aziende.ts', 'Più sedi, collegamento al gestionale'],
          ['faq/supporto.ts', 'uno complesso, con più sedi o molte integrazioni'],
        ],
      },
      {
        id: 'installazione-insieme',
        statement: 'L’installazione si fa insieme al cliente.',
        state: 'open',
        said: [
          ['faq/commercialisti.ts', 'L’installazione si fa con voi, durante l’avvio.'],
          ['pages/soluzioni/commercialisti.ts', 'con chi lo segue, o su un’istanza ospitata'],
        ],
      },
      {
        id: 'tassonomia-insieme',
        statement:
          'Tassonomia, classi di documento e modello si preparano e si provano con il cliente, a partire dai suoi elenchi.',
        state: 'open',
        said: [
          ['pages/soluzioni/altri-settori.ts', 'Prepariamo tassonomia, classi di documento e modello.'],
          ['faq/altri-settori.ts', 'Si parte dagli elenchi che usate già'],
          ['faq/commercialisti.ts', 'si aggiungono con una tassonomia fatta per lo studio'],
        ],
      },
      {
        id: 'livelli-assistenza',
        statement:
          'Il livello di assistenza Standard vale per i piani Standard e Professional, il livello Premium per Enterprise.',
        state: 'open',
        said: [
          ['offer.ts', 'Il livello Standard, in orario d’ufficio, accompagna due piani'],
          ['offer.ts', 'è quello del piano Enterprise.'],
          ['pages/prezzi.ts', "'Livello di assistenza', cells: ['Standard', 'Standard', 'Premium']"],
        ],
      },
      {
        id: 'codice-nuova-macchina',
        statement: 'Chi cambia server riceve un nuovo codice dal centro supporto.',
        state: 'open',
        said: [
          ['faq/documentazione.ts', 'riceverete un codice per la nuova'],
          ['faq/supporto.ts', 'scriveteci prima e ve ne diamo uno nuovo'],
          ['docs/guida-introduttiva.mdx', 'riceverete un codice per la macchina nuova'],
          ['docs/sicurezza-privacy.mdx', 'vi occorrerà un nuovo codice di attivazione'],
        ],
      },
      {
        id: 'aggiornamenti',
        statement:
          'Gli aggiornamenti del server si installano quando decide il cliente; le copie di sicurezza sono sue.',
        state: 'open',
        said: [
          ['faq/supporto.ts', 'decidete voi quando installare gli aggiornamenti'],
          ['faq/supporto.ts', 'fate voi le copie di sicurezza'],
        ],
      },
      {
        id: 'versione',
        statement: 'La versione si legge in Amministrazione › Licenza.',
        state: 'open',
        said: [['pages/supporto.ts', 'la versione, che trovate in Amministrazione']],
      },
      {
        id: 'classificazione-adattabile',
        statement: 'Il centro supporto può adattare la classificazione al settore del cliente.',
        state: 'open',
        said: [['docs/gestione-documenti.mdx', 'si può adattare la classificazione al vostro settore']],
      },
    ],
  },
  {
    topic: 'Server',
    facts: [
      {
        id: 'dimensionamento',
        statement:
          'I requisiti minimi bastano a ricerca e indicizzazione; per le funzioni AI il server, scheda grafica compresa, si concorda.',
        state: 'open',
        said: [
          ['offer.ts', 'Questi minimi bastano alla ricerca e all’indicizzazione.'],
          ['pages/tecnologia/ai.ts', 'Il server si dimensiona allora insieme, scheda grafica compresa'],
        ],
      },
      {
        id: 'in-parallelo',
        statement: 'Molte pagine si indicizzano in parallelo, anche sul server minimo.',
        state: 'open',
        said: [
          ['offer.ts', 'Molte procedono in parallelo'],
          ['data-sheet.ts', 'Molte procedono in parallelo'],
          ['pages/tecnologia.ts', 'Molte procedono in parallelo'],
          ['pages/tecnologia/ricerca.ts', 'Molte procedono in parallelo'],
          ['pages/tecnologia/ocr.ts', 'che procedono in parallelo'],
        ],
      },
      {
        id: 'internet',
        statement: 'Con il server nella rete del cliente, in sede la piattaforma lavora senza Internet.',
        state: 'open',
        said: [
          ['offer.ts', 'Con il server da voi, in sede basta la rete interna.'],
          ['pages/tecnologia/sicurezza.ts', 'staccate Internet, e in sede si cerca e si chiede come prima'],
        ],
      },
      {
        id: 'un-server',
        statement: 'Lettura, indici, modelli, permessi e registro stanno su un solo server.',
        state: 'open',
        said: [
          ['faq/supporto.ts', 'Da un server e da due interfacce.'],
          [
            'docs/guida-introduttiva.mdx',
            'Il server legge i documenti, tiene l’indice ed esegue i modelli linguistici.',
          ],
          ['pages/prodotto/specifiche.ts', 'I modelli linguistici, sullo stesso server'],
        ],
      },
      {
        id: 'installazione-guidata',
        statement:
          'Un programma di installazione prepara OCR, indici, modelli, API e interfaccia web; poi si crea il primo amministratore dal browser.',
        state: 'open',
        said: [
          ['docs/guida-introduttiva.mdx', 'Eseguite il programma di installazione.'],
          ['docs/guida-introduttiva.mdx', 'la piattaforma vi chiede di creare il primo amministratore'],
        ],
      },
      {
        id: 'utenza-di-servizio',
        statement:
          'Al server basta un’utenza che possa leggere le cartelle; gli originali non vengono modificati.',
        state: 'open',
        said: [
          [
            'docs/guida-introduttiva.mdx',
            'Basta che possa leggere le cartelle da indicizzare. I file originali non vengono modificati.',
          ],
          ['faq/documentazione.ts', 'I file originali non vengono toccati.'],
          ['docs/gestione-documenti.mdx', 'Gli originali non vengono toccati.'],
          ['docs/integrazioni.mdx', 'I documenti non si spostano e gli originali non cambiano.'],
        ],
      },
      {
        id: 'attivazione-dove',
        statement:
          'Il codice si inserisce una volta sola in Amministrazione › Licenza; un’istanza ospitata è già attiva.',
        state: 'open',
        said: [
          ['offer.ts', 'Un’istanza ospitata è già attiva.'],
          ['faq/supporto.ts', 'Il codice si inserisce una volta sola'],
          ['data-sheet.ts', 'Il codice si inserisce una volta'],
          ['faq/documentazione.ts', 'si inserisce una volta sola, in Amministrazione'],
          ['docs/guida-introduttiva.mdx', 'aprite Amministrazione › Licenza'],
          ['samples/guide.ts', "place: 'Amministrazione › Licenza'"],
          ['pages/prodotto/desktop.ts', "place: 'Amministrazione › Licenza'"],
        ],
      },
      {
        id: 'client-accesso',
        statement: 'Il client chiede l’indirizzo del server e le credenziali, nessun codice.',
        state: 'open',
        said: [
          ['faq/documentazione.ts', 'Il client chiede soltanto l’indirizzo del server'],
          ['faq/supporto.ts', 'Il client chiede soltanto l’indirizzo del server'],
          ['docs/guida-introduttiva.mdx', 'al primo avvio chiede l’indirizzo del server e le credenziali'],
          ['pages/prodotto/desktop.ts', 'Nessun codice da inserire.'],
        ],
      },
      {
        id: 'fuori-sede',
        statement: 'Da fuori sede si entra con una rete privata virtuale o un proxy inverso del cliente.',
        state: 'open',
        said: [
          ['docs/integrazioni.mdx', '**Rete privata virtuale.**'],
          ['docs/integrazioni.mdx', '**Proxy inverso.**'],
          ['pages/prodotto/web.ts', 'Per esempio la VPN che usate già'],
        ],
      },
      {
        id: 'cifratura',
        statement:
          'Il collegamento con il server è cifrato (HTTPS), anche con il certificato di un’autorità interna.',
        state: 'open',
        said: [
          ['docs/api-auth.mdx', 'Il collegamento è sempre cifrato (HTTPS).'],
          ['docs/guida-introduttiva.mdx', 'perché il collegamento sia cifrato'],
        ],
      },
      {
        id: 'indici-rifacibili',
        statement:
          'Gli indici si possono rifare dai documenti; annotazioni, bozze e tabelle esistono solo nella piattaforma.',
        state: 'open',
        said: [
          ['docs/sicurezza-privacy.mdx', 'Si possono rifare dai documenti'],
          ['docs/sicurezza-privacy.mdx', 'Esistono solo nella piattaforma'],
        ],
      },
    ],
  },
  {
    topic: 'Client e interfaccia web',
    facts: [
      {
        id: 'sezioni',
        statement: 'Le sezioni sono Bacheca, Ricerca, Documenti, AI e Amministrazione.',
        state: 'open',
        said: [
          ['samples/desktop.ts', "places: ['Bacheca', 'Ricerca', 'Documenti', 'AI', 'Amministrazione']"],
          ['samples/web.ts', "places: ['Bacheca', 'Ricerca', 'Documenti', 'AI']"],
          ['docs/guida-introduttiva.mdx', 'Aprite la sezione Ricerca'],
          ['pages/tecnologia/sicurezza.ts', 'Tutto sta in una sezione sola: Amministrazione.'],
        ],
      },
      {
        id: 'bacheca',
        statement: 'La Bacheca mostra cartelle, loro stato, ultimi documenti e ultime domande.',
        state: 'open',
        said: [
          ['pages/prodotto/desktop.ts', 'La Bacheca dice che cosa è arrivato'],
          [
            'pages/prodotto/desktop.ts',
            'Gli ultimi documenti aperti, con la pagina, e le domande già poste.',
          ],
        ],
      },
      {
        id: 'visualizzatore',
        statement: 'Un risultato si apre alla sua pagina, con il passo segnato e una striscia delle pagine.',
        state: 'open',
        said: [
          ['pages/prodotto/desktop.ts', 'Il primo risultato si apre alla sua pagina'],
          ['pages/prodotto/desktop.ts', 'I segni dicono in quali altre pagine il documento risponde.'],
        ],
      },
      {
        id: 'tastiera',
        statement:
          'Nel client si scorrono e si aprono i risultati con frecce, Invio ed Esc, e i tre riquadri stanno affiancati.',
        state: 'open',
        said: [
          ['pages/prodotto/desktop.ts', 'da un passo all’altro'],
          ['pages/prodotto/desktop.ts', "names: ['Risultati', 'Pagina', 'Risposta']"],
          ['pages/prodotto/web.ts', 'risultati, pagina e risposta affiancati'],
        ],
      },
      {
        id: 'stesse-schermate',
        statement: 'Le schermate del client sono le stesse su ogni sistema operativo.',
        state: 'open',
        said: [['pages/prodotto/desktop.ts', 'Le quattro schermate sono le stesse su ogni sistema.']],
      },
      {
        id: 'web-come-client',
        statement: 'Ricerca, visualizzatore, AI e permessi dell’interfaccia web sono quelli del client.',
        state: 'open',
        said: [
          ['pages/prodotto/web.ts', 'Ricerca, visualizzatore, AI e permessi sono quelli del client desktop.'],
          [
            'pages/prodotto/desktop.ts',
            'Archivio, permessi e registro sono gli stessi dell’interfaccia web.',
          ],
        ],
      },
    ],
  },
  {
    topic: 'Documenti e cartelle',
    facts: [
      {
        id: 'file-chiuso',
        statement:
          'Un file aperto in scrittura entra in coda quando viene chiuso; uno con password resta «da rivedere».',
        state: 'open',
        said: [
          ['docs/tutorial-workflow.mdx', 'Un file ancora aperto in scrittura entra quando viene chiuso.'],
          ['docs/gestione-documenti.mdx', '| Chiede una password |'],
        ],
      },
      {
        id: 'segnatura',
        statement: 'La segnatura di un archivio resta accanto a ogni risultato.',
        state: 'open',
        said: [['pages/soluzioni/altri-settori.ts', 'La segnatura resta accanto a ogni risultato.']],
      },
      {
        id: 'stati',
        statement:
          'Un documento passa per «in coda», «in lettura» e «indicizzato», oppure resta «da rivedere» con il motivo.',
        state: 'open',
        said: [
          ['docs/gestione-documenti.mdx', '| in coda |'],
          ['docs/gestione-documenti.mdx', '| da rivedere |'],
          ['faq/supporto.ts', 'finisce tra i documenti «da rivedere», con il motivo'],
          ['samples/guide.ts', "needs_review: 'da rivedere'"],
          ['docs/api-reference.mdx', 'Lo stato è `queued`, `reading`, `indexed` oppure `needs_review`'],
          ['pages/tecnologia/ocr.ts', 'Il documento prende lo stato «da rivedere».'],
        ],
      },
      {
        id: 'cartelle-sorvegliate',
        statement:
          'Il server sorveglia le cartelle indicate in Amministrazione › Cartelle sorvegliate, sottocartelle comprese, e non i dischi dei PC.',
        state: 'open',
        said: [
          ['docs/guida-introduttiva.mdx', 'Aprite Amministrazione › Cartelle sorvegliate'],
          ['docs/gestione-documenti.mdx', 'Aprite Amministrazione › Cartelle sorvegliate'],
          ['docs/tutorial-workflow.mdx', 'Aprite Amministrazione › Cartelle sorvegliate'],
          ['docs/integrazioni.mdx', 'in Amministrazione › Cartelle sorvegliate'],
          ['faq/supporto.ts', 'il server la sorveglia, sottocartelle comprese'],
          ['data-sheet.ts', 'Con le sottocartelle. La gerarchia si conserva.'],
        ],
      },
      {
        id: 'esclusioni',
        statement: 'Si possono escludere parti di una cartella sorvegliata.',
        state: 'open',
        said: [['docs/gestione-documenti.mdx', '**Escludete ciò che non serve.**']],
      },
      {
        id: 'modificato',
        statement: 'Finché un documento modificato è in coda si trova il testo di prima.',
        state: 'open',
        said: [['docs/gestione-documenti.mdx', 'Finché aspetta si trova ancora il testo di prima']],
      },
      {
        id: 'spostato',
        statement:
          'Un file spostato prende i permessi della nuova cartella; eliminato o tolto, esce dall’indice.',
        state: 'open',
        said: [
          ['docs/gestione-documenti.mdx', 'Prende i permessi della nuova cartella'],
          ['docs/gestione-documenti.mdx', '| Esce dall’indice e non si trova più |'],
          ['pages/tecnologia/sicurezza.ts', 'Eliminato un documento, la stessa domanda non lo trova più.'],
          ['faq/sicurezza.ts', 'Il documento eliminato esce dall’indice.'],
          ['docs/sicurezza-privacy.mdx', 'Quando un file viene eliminato dalla cartella, esce dall’indice.'],
        ],
      },
      {
        id: 'caricare',
        statement: 'Si carica anche dalla sezione Documenti, se il server può scrivere nella cartella.',
        state: 'open',
        said: [['docs/gestione-documenti.mdx', 'Caricate un file dalla sezione Documenti']],
      },
      {
        id: 'immagini-pdf',
        statement: 'Le immagini si leggono se salvate in PDF.',
        state: 'open',
        said: [
          ['data-sheet.ts', 'Le immagini entrano come pdf'],
          ['faq/supporto.ts', 'Le immagini entrano come PDF'],
          ['faq/documentazione.ts', 'Le immagini entrano come PDF'],
          ['docs/gestione-documenti.mdx', 'entrano come PDF'],
          ['faq/ocr.ts', '`In PDF. Gli altri formati'],
          ['faq/commercialisti.ts', 'Una foto va prima salvata in PDF.'],
        ],
      },
      {
        id: 'lettura-formati',
        statement:
          'Di ogni formato si leggono le parti indicate: titoli e tabelle, celle, diapositive, campi.',
        state: 'open',
        said: [
          ['docs/gestione-documenti.mdx', 'Testo, titoli e tabelle, nell’ordine in cui sono scritti'],
          ['docs/gestione-documenti.mdx', 'Celle e intestazioni, foglio per foglio'],
          ['docs/gestione-documenti.mdx', 'Il testo di ogni diapositiva'],
        ],
      },
      {
        id: 'fattura-elettronica',
        statement: 'Il file XML di una fattura elettronica non si legge.',
        state: 'open',
        said: [['faq/commercialisti.ts', 'il file XML non è fra i formati letti']],
      },
      {
        id: 'otto-tipi',
        statement:
          'I tipi riconosciuti da soli sono otto: contratto, fattura, verbale, lettera, perizia, bilancio, cedolino, delibera.',
        state: 'open',
        said: [
          [
            'docs/gestione-documenti.mdx',
            'contratto, fattura, verbale, lettera, perizia, bilancio, cedolino o delibera',
          ],
          [
            'docs/tutorial-workflow.mdx',
            'contratto, fattura, verbale, lettera, perizia, bilancio, cedolino, delibera',
          ],
          [
            'faq/commercialisti.ts',
            'contratti, fatture, verbali, lettere, perizie, bilanci, cedolini e delibere',
          ],
          ['samples/task.ts', "classes: ['contratto', 'fattura', 'verbale'"],
        ],
      },
      {
        id: 'tipo-correggibile',
        statement: 'Il tipo assegnato si corregge nella scheda del documento.',
        state: 'open',
        said: [
          ['docs/gestione-documenti.mdx', 'correggetelo nella stessa scheda'],
          ['docs/tutorial-workflow.mdx', 'Correggete il tipo nella scheda del documento.'],
          ['samples/task.ts', 'Se la classe è sbagliata, la si corregge.'],
        ],
      },
      {
        id: 'metadati',
        statement:
          'Si estraggono autore, data, titolo, cartella, tipo, parti, date e importi; tipo, data e cartella sono filtri.',
        state: 'open',
        said: [
          ['faq/supporto.ts', 'Quelli del file: autore, data, titolo, cartella.'],
          ['docs/gestione-documenti.mdx', 'Alcuni vengono dal file: autore, data, titolo, cartella.'],
          ['faq/supporto.ts', 'Tipo, data e cartella sono i filtri della ricerca'],
          ['docs/ricerca-avanzata.mdx', '| Tipo | Il tipo assegnato dalla classificazione automatica |'],
        ],
      },
      {
        id: 'ocr-fasi',
        statement:
          'L’OCR raddrizza la pagina, ne riconosce le parti, legge e assegna a ogni parola un grado di certezza.',
        state: 'open',
        said: [
          ['pages/tecnologia/ocr.ts', 'Trova i bordi del foglio e toglie l’inclinazione'],
          [
            'pages/tecnologia/ocr.ts',
            'Ogni parola riceve il suo testo, il suo posto e un grado di certezza.',
          ],
          ['pages/tecnologia.ts', 'E dice di quali parole non è sicuro.'],
        ],
      },
      {
        id: 'scrittura-a-mano',
        statement:
          'Della scrittura a mano si legge qualche parola, segnata come incerta, fuori dalle precisioni dichiarate.',
        state: 'open',
        said: [['faq/ocr.ts', 'Le precisioni che dichiariamo non riguardano la penna.']],
      },
    ],
  },
  {
    topic: 'Ricerca',
    facts: [
      {
        id: 'parametri',
        statement:
          'min_score è la soglia e weight_text il peso delle parole, tutti e due da 0 a 1, come cursori accanto ai filtri.',
        state: 'open',
        said: [
          ['faq/supporto.ts', 'Entrambi vanno da 0 a 1.'],
          ['data-sheet.ts', 'Valgono da zero a uno.'],
          ['docs/ricerca-avanzata.mdx', 'i due parametri sono cursori, accanto ai filtri'],
          ['docs/api-reference.mdx', '| `min_score` | da 0 a 1 |'],
          ['pages/prodotto/desktop.ts', 'weight_text è il peso delle parole esatte.'],
          ['pages/tecnologia/ricerca.ts', 'min_score è la soglia: ciò che resta sotto non viene mostrato.'],
        ],
      },
      {
        id: 'elenco-vuoto',
        statement: 'Se nessun passo supera la soglia l’elenco resta vuoto.',
        state: 'open',
        said: [
          ['pages/tecnologia/ricerca.ts', 'Se nessun passo supera min_score'],
          [
            'news/una-risposta-senza-pagina.mdx',
            'Se nessun passo è abbastanza vicino alla domanda, l’elenco resta vuoto.',
          ],
        ],
      },
      {
        id: 'filtri-prima',
        statement: 'Filtri e permessi si applicano prima della ricerca.',
        state: 'open',
        said: [
          ['docs/ricerca-avanzata.mdx', 'lo fanno prima della ricerca'],
          ['pages/tecnologia/ricerca.ts', 'La ricerca li applica prima di comporre l’elenco.'],
          ['pages/tecnologia/sicurezza.ts', 'I permessi valgono prima dei risultati'],
        ],
      },
      {
        id: 'gerarchia',
        statement:
          'La gerarchia delle cartelle si conserva e si può cercare in una cartella e in quelle che contiene.',
        state: 'open',
        said: [
          ['faq/supporto.ts', 'si può cercare in una cartella e in tutte quelle che contiene'],
          ['docs/ricerca-avanzata.mdx', '| Cartella | Una cartella e quelle che contiene |'],
          ['pages/prodotto/desktop.ts', 'Cartelle e sottocartelle stanno come sul file server.'],
        ],
      },
      {
        id: 'durante-indicizzazione',
        statement: 'Si può cercare mentre l’indicizzazione procede.',
        state: 'open',
        said: [['docs/guida-introduttiva.mdx', 'Potete cercare mentre il lavoro procede']],
      },
      {
        id: 'monitoraggio-norme',
        statement: 'I testi delle norme da confrontare li fornisce il cliente, in una cartella sorvegliata.',
        state: 'open',
        said: [
          ['offer.ts', 'I testi delle norme li fornite voi'],
          ['faq/consulenti-lavoro.ts', 'Si lavora sulle fonti che lo studio già raccoglie'],
          ['pages/tecnologia/ai.ts', 'nelle raccolte che tenete in archivio'],
          ['pages/soluzioni/legale.ts', 'nelle raccolte che tenete in archivio'],
          ['pages/soluzioni/commercialisti.ts', 'Nelle raccolte che tenete in archivio'],
          ['pages/soluzioni/finanza.ts', 'Nei testi che mettete in archivio'],
          ['pages/soluzioni/finanza.ts', 'sui testi che fornite voi'],
        ],
      },
    ],
  },
  {
    topic: 'Funzioni AI',
    facts: [
      {
        id: 'chat-memoria',
        statement: 'La chat ricorda le domande precedenti.',
        state: 'open',
        said: [
          ['pages/prodotto/funzionalita.ts', 'la seconda domanda ricorda la prima'],
          ['pages/tecnologia/ai.ts', 'La conversazione tiene il filo e cita sempre la fonte.'],
          ['docs/api-reference.mdx', 'la domanda continua il discorso sugli stessi documenti'],
        ],
      },
      {
        id: 'fonti-non-apribili',
        statement:
          'Chi riceve una bozza e non può aprire una fonte ne vede il numero, ma né il documento né il passo.',
        state: 'open',
        said: [['docs/tutorial-report.mdx', 'Allora vede il numero, ma non il documento né il passo.']],
      },
      {
        id: 'traduzione-termini',
        statement: 'La traduzione usa i termini dei documenti del cliente.',
        state: 'open',
        said: [
          ['pages/soluzioni/finanza.ts', 'con i termini che l’istituto usa già'],
          ['pages/prodotto/funzionalita.ts', 'Il termine giusto per quella pratica.'],
        ],
      },
      {
        id: 'fonti-numerate',
        statement:
          'Ogni frase di una risposta porta il numero del passo da cui viene; se la risposta non c’è, lo si dice.',
        state: 'open',
        said: [
          ['pages/tecnologia/ai.ts', 'Ogni frase porta il numero del passo da cui viene.'],
          ['pages/tecnologia/ai.ts', 'Non trovato nei documenti.'],
          ['pages/prodotto/desktop.ts', 'Ogni frase ha la sua fonte'],
          ['faq/documentazione.ts', 'ogni risposta cita i passi da cui viene'],
          [
            'docs/tutorial-report.mdx',
            'Ogni frase che afferma un fatto porta il numero del passo da cui viene.',
          ],
        ],
      },
      {
        id: 'frase-senza-fonte',
        statement: 'In una bozza la frase senza fonte è sottolineata.',
        state: 'open',
        said: [
          [
            'docs/tutorial-report.mdx',
            'Una frase di cui non si trova la fonte non viene nascosta: è sottolineata.',
          ],
          ['faq/aziende.ts', 'e segna quelle che non ne hanno'],
        ],
      },
      {
        id: 'chat-documenti-scelti',
        statement: 'La chat e le bozze si possono limitare ai documenti scelti.',
        state: 'open',
        said: [
          ['docs/tutorial-report.mdx', 'potete limitarla ai documenti della selezione'],
          ['pages/prodotto/desktop.ts', 'I documenti che scegliete voi, fra quelli che potete aprire.'],
          ['docs/api-reference.mdx', 'Con `document_ids` la risposta si limita a quei documenti'],
        ],
      },
      {
        id: 'scaletta',
        statement: 'Prima della bozza la piattaforma propone una scaletta con i documenti di ogni titolo.',
        state: 'open',
        said: [['docs/tutorial-report.mdx', 'La piattaforma propone una scaletta']],
      },
      {
        id: 'versioni',
        statement: 'Ogni stesura di una bozza è una versione; la precedente resta con le sue fonti.',
        state: 'open',
        said: [['docs/tutorial-report.mdx', 'Ogni nuova stesura crea una versione.']],
      },
      {
        id: 'bozze-formati',
        statement: 'Le bozze si salvano per esempio come docx o pptx.',
        state: 'open',
        said: [['docs/tutorial-report.mdx', 'per esempio come `docx` o `pptx`']],
      },
      {
        id: 'estrazione-stati',
        statement:
          'L’estrazione mostra, per ogni voce, valore, passo e stato, e segna le clausole rischiose dalla parte indicata.',
        state: 'open',
        said: [
          ['docs/tutorial-analisi.mdx', 'A sinistra il nome della voce e il suo stato'],
          ['docs/tutorial-analisi.mdx', '**Dite da che parte state.**'],
          ['samples/tutorial.ts', "state: 'clausola da rileggere'"],
        ],
      },
      {
        id: 'correzioni',
        statement: 'Una correzione resta distinta dalla proposta e porta il nome di chi l’ha fatta.',
        state: 'open',
        said: [['docs/tutorial-analisi.mdx', 'La correzione resta distinta dalla proposta']],
      },
      {
        id: 'esporta-tabella',
        statement:
          'La tabella estratta si esporta in un foglio di calcolo, e resta nel registro come DOWNLOAD.',
        state: 'open',
        said: [
          ['docs/tutorial-analisi.mdx', 'usate «Esporta»'],
          ['docs/tutorial-analisi.mdx', 'resta nel registro come scaricamento (`DOWNLOAD`)'],
        ],
      },
      {
        id: 'confronto-testo',
        statement: 'Il confronto lavora sul testo: timbri, firme e impaginazione restano fuori.',
        state: 'open',
        said: [
          [
            'docs/tutorial-analisi.mdx',
            'Il confronto lavora sul testo. Timbri, firme e note a mano restano fuori',
          ],
        ],
      },
      {
        id: 'attivita-per-tipo',
        statement:
          'A ogni cartella si possono collegare un’attività per tipo di documento e il gruppo da avvisare.',
        state: 'open',
        said: [
          ['docs/tutorial-workflow.mdx', 'che cosa deve partire e quale gruppo avvisare'],
          ['docs/tutorial-workflow.mdx', 'l’attività giusta parte dopo la correzione'],
        ],
      },
      {
        id: 'risultato-permessi',
        statement: 'Il risultato di un’attività eredita i permessi del documento.',
        state: 'open',
        said: [['docs/tutorial-workflow.mdx', 'il risultato eredita i permessi del documento']],
      },
      {
        id: 'su-molti-file',
        statement: 'Un’attività si esegue su un file o su molti, a mano o dall’API.',
        state: 'open',
        said: [
          ['pages/prodotto/funzionalita.ts', 'una richiesta che la piattaforma esegue su un file o su mille'],
        ],
      },
      {
        id: 'modello-del-cliente',
        statement:
          'Un modello su misura, con l’installazione on-premise, resta sulla infrastruttura del cliente.',
        state: 'open',
        said: [
          ['pages/tecnologia/ai.ts', 'on-premise, resta sui vostri server'],
          ['faq/altri-settori.ts', 'lavora sulla vostra infrastruttura e lì rimane'],
          ['faq/legale.ts', 'con l’installazione on-premise resta nello studio'],
          ['pages/tecnologia/sicurezza.ts', 'Un modello su misura, on-premise, resta da voi.'],
          ['faq/supporto.ts', 'Con il piano Enterprise si prepara un modello linguistico'],
        ],
      },
      {
        id: 'kyc',
        statement: 'Nell’adeguata verifica si segnano i dati che non concordano fra i documenti.',
        state: 'open',
        said: [['pages/soluzioni/finanza.ts', 'e segna dove non concordano']],
      },
      {
        id: 'ufficio-in-carico',
        statement: 'Il monitoraggio indica l’ufficio che ha in carico ogni documento.',
        state: 'open',
        said: [
          ['pages/soluzioni/finanza.ts', 'l’ufficio che li ha in carico'],
          ['faq/finanza.ts', 'l’ufficio che lo ha in carico'],
        ],
      },
    ],
  },
  {
    topic: 'Utenti, ruoli e permessi',
    facts: [
      {
        id: 'cambio-alla-sessione',
        statement: 'Un cambio nella directory vale dal prossimo ingresso della persona.',
        state: 'open',
        said: [
          [
            'docs/gestione-utenti.mdx',
            '| Un cambio nella directory non si vede | La persona è ancora collegata |',
          ],
        ],
      },
      {
        id: 'quattro-ruoli',
        statement:
          'I ruoli predefiniti sono Amministratore, Responsabile, Collaboratore e Lettore; si rinominano e se ne aggiungono.',
        state: 'open',
        said: [
          ['roles.ts', "roles: ['Amministratore', 'Responsabile', 'Collaboratore', 'Lettore']"],
          ['data-sheet.ts', 'Si rinominano e se ne aggiungono altri.'],
          [
            'docs/gestione-utenti.mdx',
            'All’inizio i ruoli sono quattro. Potete cambiare il loro nome e aggiungerne altri.',
          ],
          [
            'pages/tecnologia/sicurezza.ts',
            'Sono i ruoli predefiniti. Potete rinominarli e aggiungerne altri.',
          ],
          ['data-sheet.ts', 'Amministratore, Responsabile, Collaboratore, Lettore.'],
        ],
      },
      {
        id: 'azioni-dei-ruoli',
        statement:
          'Ogni ruolo può fare ciò che dice la tabella dei ruoli (il Lettore, per esempio, cerca e legge soltanto).',
        state: 'open',
        said: [
          ['roles.ts', "action: 'Annotare'"],
          ['roles.ts', "action: 'Gestire integrazioni e licenza'"],
          ['docs/tutorial-analisi.mdx', 'Il ruolo Lettore cerca e legge, ma non avvia attività AI.'],
          ['docs/api-auth.mdx', '| Lettore | Ricerca, schede, pagine, stato del server |'],
          ['docs/gestione-documenti.mdx', 'Per caricare un documento basta il ruolo Collaboratore.'],
        ],
      },
      {
        id: 'eredita-permessi',
        statement: 'I permessi scendono dalla cartella alle sottocartelle e ai documenti, con eccezioni.',
        state: 'open',
        said: [
          ['docs/gestione-utenti.mdx', 'Dove serve, un’eccezione lo cambia'],
          ['faq/supporto.ts', 'vale per le sue sottocartelle, salvo eccezioni decise da voi'],
          ['pages/tecnologia/sicurezza.ts', 'Il permesso di una cartella passa a ciò che contiene.'],
          [
            'pages/soluzioni/consulenti-lavoro.ts',
            'I permessi scendono dalla cartella del cliente al singolo documento.',
          ],
        ],
      },
      {
        id: 'permessi-non-copiati',
        statement: 'I permessi del file server non si copiano da soli nella piattaforma.',
        state: 'open',
        said: [
          ['offer.ts', 'I permessi del file server invece non si copiano da soli'],
          ['docs/integrazioni.mdx', 'Quelli del file server non si copiano da soli.'],
          ['docs/guida-introduttiva.mdx', 'Quello del file server non si copia da solo.'],
          ['docs/gestione-utenti.mdx', 'Quelli del file server non si copiano da soli.'],
          ['docs/gestione-documenti.mdx', 'i permessi del file server non si copiano da soli'],
          ['pages/tecnologia/sicurezza.ts', 'I permessi del file server invece non si copiano da soli'],
        ],
      },
      {
        id: 'utenti-locali',
        statement:
          'Utenti locali e utenti della directory convivono; un amministratore locale resta per le emergenze.',
        state: 'open',
        said: [
          ['docs/gestione-utenti.mdx', 'Le due origini convivono.'],
          ['data-sheet.ts', 'In alternativa, utenti locali.'],
          ['docs/guida-introduttiva.mdx', 'Questa è un’utenza locale, con il ruolo Amministratore.'],
        ],
      },
      {
        id: 'directory-lettura',
        statement:
          'Dalla directory si leggono persone e gruppi, senza scrivervi; chi è in più gruppi riceve il ruolo più ampio.',
        state: 'open',
        said: [
          ['docs/integrazioni.mdx', 'Non vi scrive nulla.'],
          ['docs/integrazioni.mdx', 'Chi appartiene a più gruppi riceve il ruolo più ampio.'],
          ['docs/integrazioni.mdx', 'Un gruppo senza ruolo non entra.'],
        ],
      },
      {
        id: 'directory-campi',
        statement:
          'Il collegamento si compila in Amministrazione › Integrazioni › Directory e si prova prima di salvare.',
        state: 'open',
        said: [
          ['docs/integrazioni.mdx', 'Aprite Amministrazione › Integrazioni › Directory.'],
          ['docs/integrazioni.mdx', '«Prova il collegamento»'],
          ['samples/guide.ts', "place: 'Amministrazione › Integrazioni › Directory'"],
        ],
      },
      {
        id: 'directory-piani',
        statement: 'Il collegamento a LDAP e Active Directory c’è in ogni piano.',
        state: 'open',
        said: [
          ['faq/documentazione.ts', 'Sì, ad Active Directory e alle directory LDAP.'],
          ['pages/home.ts', 'prende utenti e gruppi da LDAP o Active Directory'],
        ],
      },
      {
        id: 'chi-vede',
        statement:
          'La scheda di una persona e quella di un documento dicono chi può vedere che cosa, e perché.',
        state: 'open',
        said: [
          ['docs/gestione-utenti.mdx', 'In Utenti e ruoli aprite la sua scheda.'],
          ['docs/gestione-utenti.mdx', '«Permessi» elenca chi può aprirlo e perché'],
        ],
      },
      {
        id: 'sospendere',
        statement: 'Un utente sospeso non entra più, e il suo nome resta nel registro.',
        state: 'open',
        said: [['docs/gestione-utenti.mdx', 'Sospeso, non entra più.']],
      },
    ],
  },
  {
    topic: 'Registro',
    facts: [
      {
        id: 'campi',
        statement:
          'Ogni riga porta data e ora, evento, utente, IP ed esito; altri campi dipendono dall’evento.',
        state: 'open',
        said: [
          [
            'docs/sicurezza-privacy.mdx',
            'Ogni riga porta sempre data e ora, evento, utente, indirizzo IP ed esito.',
          ],
          ['data-sheet.ts', 'Ogni evento porta data e ora, utente, indirizzo IP ed esito.'],
        ],
      },
      {
        id: 'testo-domande',
        statement: 'Il testo delle domande resta nel registro.',
        state: 'open',
        said: [
          ['docs/sicurezza-privacy.mdx', '| `SEARCH` | Si pone una domanda | Testo della domanda |'],
          ['faq/sicurezza.ts', 'le ricerche vi compaiono per intero'],
          [
            'docs/ricerca-avanzata.mdx',
            'Ogni ricerca è annotata nel registro, con utente, ora e testo della domanda.',
          ],
        ],
      },
      {
        id: 'lettori',
        statement: 'Lo leggono l’Amministratore, per intero, e il Responsabile per la propria area.',
        state: 'open',
        said: [
          ['pages/tecnologia/sicurezza.ts', 'L’Amministratore legge l’intero registro.'],
          ['faq/documentazione.ts', 'Lo leggono l’Amministratore e, per la propria area, il Responsabile.'],
          [
            'faq/sicurezza.ts',
            'lo leggono soltanto l’Amministratore e, per la propria area, il Responsabile',
          ],
          ['pages/soluzioni/aziende.ts', 'Ogni responsabile legge il registro della sua area.'],
        ],
      },
      {
        id: 'esportazione',
        statement: 'Si filtra e si esporta da Amministrazione › Registro, con tutti i campi.',
        state: 'open',
        said: [
          ['docs/sicurezza-privacy.mdx', 'In Amministrazione › Registro scegliete evento, utente e date.'],
          ['docs/sicurezza-privacy.mdx', 'Il file contiene le righe filtrate, con tutti i campi.'],
          ['samples/guide.ts', "place: 'Amministrazione › Registro'"],
        ],
      },
      {
        id: 'condivisione-interna',
        statement: 'SHARE è la condivisione con un collega, all’interno.',
        state: 'open',
        said: [
          ['docs/sicurezza-privacy.mdx', 'Si condivide un documento con un collega'],
          ['roles.ts', "action: 'Condividere all’interno'"],
        ],
      },
      {
        id: 'registro-eliminati',
        statement: 'Il registro conserva le righe su documenti eliminati.',
        state: 'open',
        said: [['docs/gestione-documenti.mdx', 'Il registro conserva le operazioni già annotate']],
      },
    ],
  },
  {
    topic: 'API',
    facts: [
      {
        id: 'indirizzo',
        statement:
          'Le API rispondono sotto /api/v1, con JSON; su un’istanza ospitata l’indirizzo è assegnato.',
        state: 'open',
        said: [
          ['docs/integrazioni.mdx', 'sotto `/api/v1`'],
          ['docs/api-reference.mdx', 'https://archivio.azienda.example/api/v1'],
          ['docs/api-reference.mdx', 'Su un’istanza ospitata in cloud le chiamate sono le stesse'],
          ['docs/integrazioni.mdx', 'Su un’istanza ospitata in cloud usate l’indirizzo'],
          ['docs/api-auth.mdx', 'su un’istanza ospitata, all’indirizzo assegnato'],
        ],
      },
      {
        id: 'chiamate',
        statement: 'Le chiamate sono le undici dell’elenco, con il ruolo minimo indicato.',
        state: 'open',
        said: [
          ['docs/api-reference.mdx', '| `POST /auth/token` | Ottenere il token |'],
          ['docs/api-reference.mdx', '| `GET /status` | Sapere se il server risponde'],
          ['docs/api-reference.mdx', '| `POST /documents/{id}/summary` |'],
          ['docs/integrazioni.mdx', '| Sorveglianza dei sistemi | `GET /status` |'],
          ['pages/tecnologia/sicurezza.ts', 'può chiederli alle API del vostro server'],
        ],
      },
      {
        id: 'identita',
        statement:
          'Ogni programma ha un’identità con client_id, segreto, ruolo e cartelle, creata in Amministrazione › Integrazioni.',
        state: 'open',
        said: [
          ['docs/api-auth.mdx', '**Aprite Amministrazione › Integrazioni**'],
          ['docs/api-auth.mdx', 'Il `client_secret` si vede una volta sola'],
          ['docs/integrazioni.mdx', '**Un’identità per programma.**'],
          ['faq/documentazione.ts', 'Ha un ruolo e dei permessi, come una persona.'],
        ],
      },
      {
        id: 'token',
        statement:
          'Il token dura poco (nell’esempio un’ora), non si rinnova ma si richiede; due segreti possono valere insieme.',
        state: 'open',
        said: [
          ['docs/api-auth.mdx', '"expires_in": 3600'],
          ['docs/api-auth.mdx', 'Non esiste un token di rinnovo.'],
          ['docs/api-auth.mdx', '**Generate un secondo segreto**'],
        ],
      },
      {
        id: 'campi-ricerca',
        statement:
          'POST /search prende query, min_score, weight_text, filters e limit, e dà total, took_ms e results.',
        state: 'open',
        said: [
          ['docs/api-reference.mdx', '| `filters.type` | tipo |'],
          ['docs/api-reference.mdx', '`total` conta i passi trovati, `took_ms` la durata.'],
          ['docs/api-esempi.mdx', 'filters: { type: '],
        ],
      },
      {
        id: 'campi-documento',
        statement: 'Una scheda ha document_id, file, folder, type, date, pages, status e added_at.',
        state: 'open',
        said: [['docs/api-reference.mdx', '"added_at": "2026-11-16T10:12:40+01:00"']],
      },
      {
        id: 'campi-chat',
        statement:
          'POST /chat prende question, document_ids e conversation_id, e dà answer e sources; il riassunto prende length.',
        state: 'open',
        said: [
          ['docs/api-reference.mdx', '`POST /chat` vuole `question`.'],
          ['docs/api-reference.mdx', 'vuole `length`: `short`, `medium` o `long`'],
        ],
      },
      {
        id: 'attivita-api',
        statement:
          'Le attività sono sei, con i codici e le opzioni dell’elenco, e gli stati queued, running, done, failed.',
        state: 'open',
        said: [
          ['docs/api-reference.mdx', '| `contract_extraction` | `fields`, `side` |'],
          ['docs/api-reference.mdx', 'passa da `queued` a `running`'],
          ['pages/prodotto/funzionalita.ts', "code: 'contract_extraction'"],
          ['docs/tutorial-workflow.mdx', "contratto: 'contract_extraction'"],
        ],
      },
      {
        id: 'registro-api',
        statement: 'GET /audit si filtra per event, user, from e to, e si scorre con cursor.',
        state: 'open',
        said: [
          ['docs/api-reference.mdx', '`GET /audit` accetta `event`, `user`, `from` e `to`'],
          ['samples/sicurezza.ts', 'GET /audit?event=ACCESS_DENIED'],
          ['docs/api-esempi.mdx', '/audit?event=ACCESS_DENIED&from='],
        ],
      },
      {
        id: 'errori',
        statement: 'Gli errori hanno code e message, con gli stati e i codici dell’elenco.',
        state: 'open',
        said: [
          ['docs/api-reference.mdx', '| 429 | `too_many_requests` |'],
          ['docs/api-auth.mdx', '| 401 `invalid_client` |'],
          ['docs/api-esempi.mdx', '| 401 `invalid_client` | No |'],
        ],
      },
      {
        id: 'limiti',
        statement: 'Frequenza delle chiamate e grandezza dei file le fissa chi amministra il server.',
        state: 'open',
        said: [
          [
            'docs/api-reference.mdx',
            'Frequenza delle chiamate e grandezza dei file le fissa chi amministra il vostro server.',
          ],
        ],
      },
      {
        id: 'programmi-nel-registro',
        statement: 'Un programma lascia nel registro le stesse righe di una persona, con il suo client_id.',
        state: 'open',
        said: [['docs/api-auth.mdx', 'Il programma lascia le stesse tracce di una persona']],
      },
    ],
  },
  {
    topic: 'Azienda e partner',
    facts: [
      {
        id: 'storia',
        statement:
          'La storia va dai programmi per la carta alle scansioni, alla ricerca nel testo, al significato, alla piattaforma.',
        state: 'open',
        said: [
          ['pages/chi-siamo.ts', 'Si comincia con i programmi per studi e aziende'],
          ['pages/chi-siamo.ts', 'I faldoni si scansionano.'],
          ['pages/chi-siamo.ts', 'A Cagliari si studia come si scrive'],
          ['pages/chi-siamo.ts', 'L’indice impara a confrontare i significati.'],
          ['pages/chi-siamo.ts', 'stanno in una piattaforma sola'],
        ],
      },
      {
        id: 'sede-milano',
        statement: 'La sede legale ha direzione, amministrazione e assistenza, e riceve su appuntamento.',
        state: 'open',
        said: [
          ['pages/chi-siamo.ts', 'Direzione, amministrazione, assistenza. Riceviamo su appuntamento.'],
          ['pages/contatti.ts', 'Riceviamo su appuntamento'],
        ],
      },
      {
        id: 'sede-commerciale',
        statement: 'La sede commerciale si occupa di demo, preventivi e accordi con i partner.',
        state: 'open',
        said: [['pages/chi-siamo.ts', 'Demo, preventivi, accordi con i partner.']],
      },
      {
        id: 'centro-cagliari',
        statement: 'A Cagliari si scrive la piattaforma: OCR, ricerca, modelli.',
        state: 'open',
        said: [['pages/chi-siamo.ts', 'Qui si scrive la piattaforma: OCR, ricerca, modelli.']],
      },
      {
        id: 'valori',
        statement: 'I tre valori sono quelli di «Chi siamo».',
        state: 'open',
        said: [
          ['pages/chi-siamo.ts', 'I documenti sono vostri'],
          ['pages/chi-siamo.ts', 'Ogni risposta si controlla'],
          ['pages/chi-siamo.ts', 'Diciamo solo ciò che mostriamo'],
        ],
      },
      {
        id: 'partner-condizioni',
        statement:
          'Il margine dei partner è nel contratto, e i loro servizi (installazione, directory, tassonomie) restano loro.',
        state: 'open',
        said: [['pages/partner.ts', 'I servizi che fornite ai clienti restano vostri']],
      },
      {
        id: 'partner-sviluppatori',
        statement: 'I partner parlano con chi sviluppa il prodotto.',
        state: 'open',
        said: [['pages/partner.ts', 'Parlate con chi sviluppa il prodotto']],
      },
      {
        id: 'partner-formazione',
        statement:
          'La formazione insegna a chi vende a mostrare una ricerca, a chi installa OCR, indice, ruoli e API; si ripete a ogni nuova versione.',
        state: 'open',
        said: [['pages/partner.ts', 'Si ripassa a ogni nuova versione']],
      },
      {
        id: 'partner-offerta',
        statement:
          'A ogni profilo si offre ciò che è elencato: dimostrazioni, materiali, ambiente di prova, referente tecnico.',
        state: 'open',
        said: [
          ['pages/partner.ts', 'Dimostrazioni preparate insieme'],
          ['pages/partner.ts', 'Ambiente di prova e documentazione delle API'],
          ['pages/partner.ts', 'Un referente tecnico per l’integrazione'],
        ],
      },
      {
        id: 'partner-portale',
        statement: 'Le credenziali del portale si ricevono all’onboarding.',
        state: 'open',
        said: [['pages/partner.ts', 'Si entra con le credenziali ricevute all’onboarding.']],
      },
      {
        id: 'manuale',
        statement: 'È in preparazione un manuale con una voce per ogni schermata.',
        state: 'open',
        said: [
          ['pages/supporto.ts', 'Il manuale completo, con una voce per ogni schermata, è in preparazione.'],
        ],
      },
      {
        id: 'newsletter',
        statement: 'La newsletter parte solo quando c’è qualcosa da leggere, senza date fisse.',
        state: 'open',
        said: [
          ['pages/newsletter.ts', 'Niente altro, e non a date fisse.'],
          ['navigation.ts', 'Una lettera quando c’è qualcosa da leggere'],
        ],
      },
    ],
  },
];
