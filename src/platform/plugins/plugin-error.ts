/** A plugin that cannot be used: the start ends with this one line, which names the package and the class. */
export class PluginError extends Error {
  /**
   * @param source name of the package, or the word of PLUGINS that leads nowhere
   * @param className null when no class of it is to blame
   */
  constructor(source: string, className: string | null, problem: string) {
    super(`Plugin ${source}${className === null ? '' : `, class ${className}`}: ${problem}`.replace(/\s+/g, ' '));
    this.name = 'PluginError';
  }
}
