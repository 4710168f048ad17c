import { endsConnection, isRolledBack } from './pg-errors.js';

describe('Errors of PostgreSQL', () => {
  test.each(['23505', '22012', '40001', '40P01', '57014', '55P03', 'P0001', 'SH001', '0A000', '25P04'])(
    'with SQLSTATE %s roll the transaction back, whatever language the server speaks',
    (code) => {
      for (const severity of ['ERROR', 'FEHLER', 'ОШИБКА', undefined])
        expect(isRolledBack(Object.assign(new Error('refused'), { code, severity }))).toBe(true);
    },
  );

  test.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '08006', '57P01', '57P02', '58030', 'XX000', ''])(
    'with code %j leave open whether the transaction was committed',
    (code) => {
      expect(isRolledBack(Object.assign(new Error('gone'), { code, severity: 'ERROR' }))).toBe(false);
    },
  );

  test('of a whole transaction that took too long end the connection, those of one statement do not', () => {
    expect(['25P03', '25P04', '57P01'].map((code) => endsConnection({ code }))).toEqual([true, true, true]);
    expect(['57014', '55P03', '23505'].map((code) => endsConnection({ code }))).toEqual([false, false, false]);
  });
});
