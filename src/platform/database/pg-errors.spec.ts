import { endsConnection, isRolledBack } from './pg-errors.js';

describe('errors of PostgreSQL', () => {
  test.each(['23505', '22012', '40001', '40P01', '57014', '55P03', 'P0001', 'SH001', '0A000', '25P04'])(
    'SQLSTATE %s rolls the transaction back, in any language of the server',
    (code) => {
      for (const severity of ['ERROR', 'FEHLER', 'ОШИБКА', undefined])
        expect(isRolledBack(Object.assign(new Error('refused'), { code, severity }))).toBe(true);
    },
  );

  test.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '08006', '57P01', '57P02', '58030', 'XX000', ''])(
    'the error code %j leaves open whether the transaction was committed',
    (code) => {
      expect(isRolledBack(Object.assign(new Error('gone'), { code, severity: 'ERROR' }))).toBe(false);
    },
  );

  test('the time limit of a transaction ends the connection, that of a statement does not', () => {
    expect(['25P03', '25P04', '57P01'].map((code) => endsConnection({ code }))).toEqual([true, true, true]);
    expect(['57014', '55P03', '23505'].map((code) => endsConnection({ code }))).toEqual([false, false, false]);
  });
});
