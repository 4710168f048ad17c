import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import type { Caller } from '../../../platform/access/caller.js';
import type { ReceivedUpload } from '../../../platform/http/uploads/receive-upload.js';
import { storable, storableOrNull } from '../../domain/storable.js';
import { currencyCode } from '../../reading/csv/currency.js';
import { REGISTER_LAYOUTS } from '../../reading/register/layouts.js';
import { isoDay } from '../../reading/statement/day.js';
import type { RegisterToStore } from '../domain/courier-register.js';
import { readRegisterMapping } from '../domain/read-register-mapping.js';
import { ImportRegister, type StoredRegisterFile } from '../use-cases/import-register.js';
import { PrepareRegister } from '../use-cases/prepare-register.js';
import { RegisterProfiles } from '../use-cases/register-profiles.js';

const LONGEST_FIELD = 16_384;
const LONGEST_TEXT = 80;

/** Imports or previews the register that a form contains. */
@Injectable()
export class ReceiveRegister {
  constructor(
    private readonly importRegister: ImportRegister,
    private readonly prepareRegister: PrepareRegister,
    private readonly profiles: RegisterProfiles,
  ) {}

  /** @throws overloaded (503); 422 at the fields; UnreadableStatement, ColumnsNeeded */
  async run(upload: ReceivedUpload, caller: Caller): Promise<StoredRegisterFile | RegisterToStore> {
    const field = (name: string): string | null =>
      storableOrNull(upload.fields.get(name)?.trim() ?? null, LONGEST_FIELD) || null;
    const text = (name: string): string | null => {
      const sent = field(name);
      if (sent && sent.length > LONGEST_TEXT) throw invalid(name, 'validation.maxLength', { a0: LONGEST_TEXT });
      return sent;
    };
    const fileName = storable(upload.fileName, 200);
    const sent = {
      fileName,
      bytes: upload.file,
      carrier: text('carrier'),
      number: text('number'),
      day: dayOf(text('day')),
      currency: currencyOf(text('currency')),
    };
    const layout = layoutOf(text('layout'));
    const mapping = readRegisterMapping(field('mapping'));
    const encoding = text('encoding') ?? undefined;
    const isOn = (name: string): boolean => ['1', 'true', 'on'].includes(field(name) ?? '');
    const asksColumns = isOn('ask_columns');
    const read = await this.profiles.read(upload.file, { encoding, layout, mapping, asksColumns, fileName });
    if (isOn('preview')) return this.prepareRegister.run(null, sent, read);
    const stored = await this.importRegister.run(caller, sent, read);
    if (mapping && !stored.repeated) await this.profiles.keep(caller, fileName, read.columns, mapping);
    return stored;
  }
}

const invalid = (name: string, key: string, args = {}): FieldErrors => new FieldErrors({ [name]: [{ key, args }] });

function layoutOf(sent: string | null): string | undefined {
  if (sent !== null && sent !== 'generic' && !REGISTER_LAYOUTS.some(({ key }) => key === sent))
    throw invalid('layout', 'reconciliation.unknown_layout');
  return sent ?? undefined;
}

function dayOf(sent: string | null): string | null {
  const day = sent === null ? null : isoDay(sent);
  if (sent !== null && day !== sent) throw invalid('day', 'validation.isCalendarDay');
  return day;
}

function currencyOf(sent: string | null): string | null {
  const currency = sent === null ? null : currencyCode(sent);
  if (sent !== null && currency === null) throw invalid('currency', 'reconciliation.unknown_currency');
  return currency;
}
