import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Access, defineErrors, Money, ShopDatabase } from '@shop/contracts';

const errors = defineErrors('voucher', { voucher_unknown: 404, voucher_taken: 409, voucher_invalid: 422 });

interface VoucherRow {
  readonly code: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly spent_by: string | null;
}

const COLUMNS = 'code, amount_minor::text, currency, spent_by';
const MOST = 100;

/** Vouchers over REST: managers issue and list them, everyone can query the value of a code. */
@Controller('api/vouchers')
export class VouchersController {
  constructor(private readonly database: ShopDatabase) {}

  /** @throws voucher_invalid, voucher_taken */
  @Post()
  @Access('manager')
  async issue(@Body() body: Record<string, unknown>): Promise<object> {
    const { code, amount, currency } = body;
    if (typeof code !== 'string' || !/^[A-Z0-9-]{4,40}$/.test(code)) throw errors.voucher_invalid();
    const worth = amountOf(amount, currency);
    const [made] = await this.database.query(
      'INSERT INTO voucher (code, amount_minor, currency) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code',
      [code, worth.minor.toString(), worth.currency],
    );
    if (!made) throw errors.voucher_taken({ code });
    return { code, amount: worth.toNumber(), currency: worth.currency };
  }

  /** The first hundred vouchers by code. */
  @Get()
  @Access('manager')
  async list(): Promise<object> {
    const rows = await this.database.query<VoucherRow>(`SELECT ${COLUMNS} FROM voucher ORDER BY code LIMIT ${MOST}`);
    return { items: rows.map(voucherResponse) };
  }

  /** @throws voucher_unknown */
  @Get(':code')
  @Access('anyone')
  async show(@Param('code') code: string): Promise<object> {
    const [row] = await this.database.query<VoucherRow>(`SELECT ${COLUMNS} FROM voucher WHERE code = $1`, [code]);
    if (!row) throw errors.voucher_unknown({ code });
    return voucherResponse(row);
  }
}

const voucherResponse = ({ code, amount_minor, currency, spent_by }: VoucherRow): object => ({
  code,
  amount: Money.of(amount_minor, currency).toNumber(),
  currency,
  spent: spent_by !== null,
});

function amountOf(amount: unknown, currency: unknown): Money {
  try {
    const worth = Money.parse(String(amount), String(currency));
    if (worth.isPositive()) return worth;
  } catch {
    // The code below throws the error.
  }
  throw errors.voucher_invalid();
}
