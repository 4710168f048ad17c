import type { Template } from 'liquidjs';

/**
 * Parsed templates are cached for two seconds (milliseconds), so that frequent pages parse them once and edits appear
 * quickly.
 */
const TTL_MS = 2_000;
const MAX_ENTRIES = 200;

type Parsed = Template[] | Promise<Template[]>;

export class RecentCache {
  private readonly entries = new Map<string, { value: Parsed; until: number }>();

  read(key: string): Parsed | undefined {
    const entry = this.entries.get(key);
    return entry && entry.until > Date.now() ? entry.value : undefined;
  }

  write(key: string, value: Parsed): void {
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    this.entries.set(key, { value, until: Date.now() + TTL_MS });
  }

  remove(key: string): void {
    this.entries.delete(key);
  }
}
