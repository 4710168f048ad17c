const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Whether the bank code is a SWIFT code (ISO 9362), and not a domestic one. */
export const isSwiftCode = (bankCode: string): boolean => SWIFT.test(bankCode);
