import { Money } from '#kernel';
import { firstMissing, type ClockCoverage, type StatementSpan } from './coverage.js';
import { coverageOfAccount, withFetched } from './fetched-period.js';

const none: ClockCoverage = { coveredFrom: null, coveredUntil: null, gaps: [] };
const files: ClockCoverage = {
  coveredFrom: '2026-11-01',
  coveredUntil: '2026-11-20',
  gaps: [{ after: '2026-11-08', before: '2026-11-12' }],
};

test('days that a feed has fetched are covered without any statement', () => {
  const coverage = withFetched(none, { from: '2026-11-05', until: '2026-11-12' });
  expect(firstMissing(coverage, '2026-11-06', '2026-11-12')).toBeNull();
  expect(firstMissing(coverage, '2026-11-06', '2026-11-13')).toBe('2026-11-13');
  expect(firstMissing(coverage, '2026-11-01', '2026-11-04')).toBe('2026-11-04');
});

test('a feed closes a gap between statements only if it has fetched all days of the gap', () => {
  const closed = withFetched(files, { from: '2026-11-08', until: '2026-11-14' });
  expect(firstMissing(closed, '2026-11-02', '2026-11-18')).toBeNull();
  const open = withFetched(files, { from: '2026-11-10', until: '2026-11-14' });
  expect(firstMissing(open, '2026-11-02', '2026-11-18')).toBe('2026-11-09');
});

test('a feed extends the covered days if it begins on the day after them, and leaves a gap if it begins later', () => {
  const next = withFetched({ ...files, gaps: [] }, { from: '2026-11-21', until: '2026-11-25' });
  expect(firstMissing(next, '2026-11-15', '2026-11-25')).toBeNull();
  const later = withFetched({ ...files, gaps: [] }, { from: '2026-11-23', until: '2026-11-25' });
  expect(firstMissing(later, '2026-11-15', '2026-11-25')).toBe('2026-11-21');
  expect(firstMissing(later, '2026-11-23', '2026-11-25')).toBeNull();
});

test('the days between the end of a feed and later statements are a gap', () => {
  const coverage = withFetched({ ...files, gaps: [] }, { from: '2026-10-01', until: '2026-10-20' });
  expect(firstMissing(coverage, '2026-10-10', '2026-11-10')).toBe('2026-10-21');
});

const span = (from: string, to: string, balances?: readonly [string, string]): StatementSpan => ({
  from,
  to,
  opening: balances ? Money.parse(balances[0], 'EUR') : null,
  closing: balances ? Money.parse(balances[1], 'EUR') : null,
  file: 1,
  importedOn: '2026-11-30',
  addsUp: true,
});

test('an account whose files have no balances is covered until the last day of its files, without gaps', () => {
  const files = [span('2026-11-01', '2026-11-07'), span('2026-11-10', '2026-11-14')];
  expect(coverageOfAccount(files, [])).toMatchObject({ coveredUntil: '2026-11-14', lastClosing: null, gaps: [] });
});

test('a file without balances does not extend what statements with balances cover', () => {
  const files = [span('2026-11-01', '2026-11-07', ['0.00', '5.00']), span('2026-11-10', '2026-11-14')];
  expect(coverageOfAccount(files, []).coveredUntil).toBe('2026-11-07');
});

test('an account is covered until the last day that a feed has fetched, which closes gaps of statements', () => {
  const files = [
    span('2026-11-01', '2026-11-07', ['0.00', '5.00']),
    span('2026-11-10', '2026-11-14', ['8.00', '9.00']),
  ];
  expect(coverageOfAccount(files, []).gaps).toMatchObject([{ after: '2026-11-07', before: '2026-11-10' }]);
  const fetched = [{ from: '2026-11-05', until: '2026-11-20' }];
  expect(coverageOfAccount(files, fetched)).toMatchObject({ coveredUntil: '2026-11-20', gaps: [] });
  expect(coverageOfAccount([], [])).toMatchObject({ coveredUntil: null, gaps: [] });
});
