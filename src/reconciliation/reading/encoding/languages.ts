/** Letters of a language outside ASCII, the most frequent first, and the encodings of its statements. */
export interface Language {
  readonly encodings: readonly Encoding[];
  readonly letters: string;
}

/** Names of the encodings that can be detected, as iconv-lite knows them. */
export type Encoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1252'
  | 'windows-1257'
  | 'iso-8859-2'
  | 'cp852'
  | 'cp866'
  | 'cp1125';

const CENTRAL: readonly Encoding[] = ['windows-1250', 'iso-8859-2', 'cp852'];
const WESTERN: readonly Encoding[] = ['windows-1252'];
const BALTIC: readonly Encoding[] = ['windows-1257'];
const CYRILLIC: readonly Encoding[] = ['windows-1251', 'cp866', 'cp1125'];

/** Languages of statements. If several encodings are equally likely, the first one is taken. */
export const LANGUAGES: readonly Language[] = [
  { encodings: [...WESTERN, ...CENTRAL], letters: 'üäöß' },
  { encodings: WESTERN, letters: 'éèàêçôùîûâëïœ' },
  { encodings: WESTERN, letters: 'óíáéñúü' },
  { encodings: WESTERN, letters: 'ãçáéíóêõâúàô' },
  { encodings: WESTERN, letters: 'àèùòìé' },
  { encodings: WESTERN, letters: 'éëïöüè' },
  { encodings: WESTERN, letters: 'äöåé' },
  { encodings: WESTERN, letters: 'øåæé' },
  { encodings: WESTERN, letters: 'äõüö' },
  { encodings: CENTRAL, letters: 'ółąężśćńź' },
  { encodings: CENTRAL, letters: 'íáéěřčšžýůúťďóň' },
  { encodings: CENTRAL, letters: 'áíčýéšžúľťôňóäďĺŕ' },
  { encodings: CENTRAL, letters: 'áéöóőíüúű' },
  { encodings: CENTRAL, letters: 'čšžćđ' },
  { encodings: CENTRAL, letters: 'ăîşţâ' },
  { encodings: BALTIC, letters: 'ėšųąžįčęū' },
  { encodings: BALTIC, letters: 'āīēšūņļģķžč' },
  { encodings: CYRILLIC, letters: 'оаніивртелкспдмузяьбгчхїйцжєюшщфґ' },
  { encodings: CYRILLIC, letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё' },
];
