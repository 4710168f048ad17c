/** A wrong or missing setting. The message is one line that names the setting, and never contains a secret. */
export class SettingError extends Error {
  constructor(
    readonly setting: string,
    problem: string,
  ) {
    super(`${setting}: ${problem}`);
    this.name = 'SettingError';
  }
}
