import { checkAdminPassword } from './check-admin-password.js';

describe('ADMIN_PASSWORD', () => {
  test("the first administrator's password must meet the password policy", () => {
    const check = (adminPassword: string | null): void =>
      checkAdminPassword({ adminEmail: 'boss.of.all@example.com', adminPassword });
    for (const wrong of ['short', 'Password123', 'aaaaaaaaaaaa', 'boss.of.all', 'x'.repeat(300)]) {
      expect(() => check(wrong)).toThrow(/^ADMIN_PASSWORD: (must|is)(?!.*password123)/i);
    }
    expect(() => check('chosen by the boss')).not.toThrow();
    expect(() => check(null)).not.toThrow();
  });
});
