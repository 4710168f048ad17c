/**
 * Large banks of other countries: country, the beginning of the IBAN after its check digits, BIC of 8 characters (`-`
 * where one BIC prefix is shared by several banks), name. Only verified entries: an unknown bank does no harm, a wrong
 * name does.
 */
export const FOREIGN_BANKS = `
AT 12000 BKAUATWW UniCredit Bank Austria
AT 14000 BAWAATWW BAWAG
AT 20111 GIBAATWW Erste Bank
AT 32000 RLNWATWW Raiffeisenlandesbank Niederösterreich-Wien
BG UNCR UNCRBGSF UniCredit Bulbank
BG STSA STSABGSF DSK Bank
BG FINV FINVBGSF First Investment Bank
BG UBBS UBBSBGSF United Bulgarian Bank
BG BPBI BPBIBGSF Postbank
CZ 0100 KOMBCZPP Komerční banka
CZ 0300 CEKOCZPP ČSOB
CZ 0600 AGBACZPP MONETA Money Bank
CZ 0710 CNBACZPP Česká národní banka
CZ 0800 GIBACZPX Česká spořitelna
CZ 2010 FIOBCZPP Fio banka
CZ 2250 CTASCZ22 Banka CREDITAS
CZ 2600 CITICZPX Citibank
CZ 2700 BACXCZPP UniCredit Bank
CZ 3030 AIRACZPP Air Bank
CZ 5500 RZBCCZPP Raiffeisenbank
CZ 6210 BREXCZPP mBank
DE 10010010 PBNKDEFF Postbank
DE 10011001 NTSBDEB1 N26 Bank
DE 10050000 - Berliner Sparkasse
DE 12030000 - Deutsche Kreditbank (DKB)
DE 20050550 HASPDEHH Hamburger Sparkasse
DE 37040044 COBADEFF Commerzbank
DE 43060967 - GLS Bank
DE 50010517 INGDDEFF ING-DiBa
DE 50050201 - Frankfurter Sparkasse
DE 50070010 DEUTDEFF Deutsche Bank
DE 70020270 HYVEDEMM UniCredit Bank (HypoVereinsbank)
DE 76030080 CSDBDE71 Consorsbank
EE 10 EEUHEE2X SEB Pank
EE 17 RIKOEE22 Luminor Bank
EE 22 HABAEE2X Swedbank
EE 42 EKRDEE22 Coop Pank
EE 77 LHVBEE22 LHV Pank
FR 20041 PSSTFRPP La Banque Postale
FR 30002 CRLYFRPP LCL
FR 30003 SOGEFRPP Société Générale
FR 30004 BNPAFRPP BNP Paribas
GB BARC BARCGB22 Barclays Bank
GB HBUK HBUKGB4B HSBC UK Bank
GB LOYD LOYDGB2L Lloyds Bank
GB MONZ MONZGB2L Monzo Bank
GB NWBK NWBKGB2L NatWest
GB REVO REVOGB21 Revolut
GB SRLG SRLGGB2L Starling Bank
GB TRWI TRWIGB2L Wise Payments
HU 104 OKHBHUHB K&H Bank
HU 107 CIBHHUHB CIB Bank
HU 109 BACXHUHB UniCredit Bank Hungary
HU 116 GIBAHUHB Erste Bank Hungary
HU 117 OTPVHUHB OTP Bank
HU 120 UBRTHUHB Raiffeisen Bank
LT 32500 REVOLT21 Revolut Bank
LT 35000 EVIULT2V Paysera
LT 70440 CBVILT2X SEB bankas
LT 73000 HABALT22 Swedbank
LV HABA HABALV22 Swedbank
LV PARX PARXLV22 Citadele banka
LV RIKO RIKOLV2X Luminor Bank
LV RTMB RTMBLV2X Rietumu Banka
LV UNLA UNLALV2X SEB banka
NL ABNA ABNANL2A ABN AMRO Bank
NL BUNQ BUNQNL2A bunq
NL INGB INGBNL2A ING Bank
NL KNAB KNABNL2H Knab
NL RABO RABONL2U Rabobank
NL TRIO TRIONL2U Triodos Bank
PL 1010 NBPLPLPW Narodowy Bank Polski
PL 1020 BPKOPLPW PKO Bank Polski
PL 1030 CITIPLPX Citi Handlowy
PL 1050 INGBPLPW ING Bank Śląski
PL 1130 GOSKPLPW Bank Gospodarstwa Krajowego
PL 1140 BREXPLPW mBank
PL 1160 BIGBPLPW Bank Millennium
PL 1240 PKOPPLPW Bank Pekao
PL 1320 POCZPLP4 Bank Pocztowy
PL 1540 EBOSPLPW Bank Ochrony Środowiska
PL 1600 PPABPLPK BNP Paribas Bank Polska
PL 1870 NESBPLPW Nest Bank
PL 1940 AGRIPLPR Credit Agricole Bank Polska
PL 2490 ALBPPLPW Alior Bank
RO BRDE BRDEROBU BRD – Groupe Société Générale
RO BTRL BTRLRO22 Banca Transilvania
RO CECE CECEROBU CEC Bank
RO INGB INGBROBU ING Bank
RO RNCB RNCBROBU Banca Comercială Română
RO RZBR RZBRROBU Raiffeisen Bank
SK 0200 SUBASKBX VÚB banka
SK 0900 GIBASKBX Slovenská sporiteľňa
SK 1100 TATRSKBX Tatra banka
SK 1111 UNCRSKBX UniCredit Bank
SK 6500 POBNSKBA 365.bank
SK 7500 CEKOSKBX ČSOB
SK 8330 FIOZSKBA Fio banka`;
