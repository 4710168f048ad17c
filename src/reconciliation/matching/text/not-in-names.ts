/** Legal forms, titles and conjunctions in lower-case Latin letters. They do not distinguish names. */
const WORDS = `
  gmbh mbh ag kg ohg gbr ug ek ev eg kgaa haftungsbeschraenkt haftungsbeschrankt co cie inh inhaber
  ltd limited llc llp inc corp plc company
  bv nv bvba vof cv sprl srl sa sas sarl eurl spa snc sl slu lda
  sp zoo oo spolka sro as spol vos doo dd kft zrt bt oy oyj ab aps hb sia uab ou
  gesellschaft mit beschraenkter beschrankter haftung aktiengesellschaft kommanditgesellschaft
  public societe responsabilite limitee anonyme sociedad limitada anonima societa responsabilita limitata azioni
  spolka ograniczona odpowiedzialnoscia spolecnost rucenim omezenym
  tov tob zat vat pat at tzov prat fop pp dp ooo oao zao pao ip yp chp too flp spd
  tovarystvo obmezhenoiu vidpovidalnistiu fizychna osoba pidpryiemets obschestvo obshchestvo ogranichennoy
  otvetstvennostyu otvetstvennostiu ohranychennoi
  dr prof dipl ing mag med herr herrn frau familie fam mr mrs ms miss mister pan pani pane hr hrn fr dhr mevr mw
  und and et en i y e a ta z von van de der den het di da del la le vid ot
`;

export const NOT_IN_NAMES: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word.length > 1));
