/** A plugin that cannot be used. The start fails with this one line, which names the package and the class. */
export class PluginError extends Error {
  /**
   * @param source name of the package, or the entry of PLUGINS that could not be resolved
   * @param className null if the error concerns no class
   */
  constructor(source: string, className: string | null, problem: string) {
    super(`Plugin ${source}${className === null ? '' : `, class ${className}`}: ${problem}`.replace(/\s+/g, ' '));
    this.name = 'PluginError';
  }
}
