/**
 * Options of csv-stringify for files that people open in a spreadsheet: RFC 4180 in UTF-8 with a byte order mark. Cells
 * that could be read as formulas are marked as text.
 */
export const SPREADSHEET = {
  bom: true,
  header: true,
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  escape_formulas: true,
} as const;
