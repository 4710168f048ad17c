/** Runs work so that only the newest of several runs counts: a new run aborts those before it. */
export class Newest<Result> {
  private current: { readonly controller: AbortController; readonly done: Promise<Result> } | null = null;

  /**
   * Resolves when the newest run is done, even if it starts after this call. `work` must stop when its signal is
   * aborted.
   */
  run(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    this.current?.controller.abort();
    const controller = new AbortController();
    const done = work(controller.signal).then((result) =>
      this.current && this.current.controller !== controller ? this.current.done : result,
    );
    this.current = { controller, done };
    return done;
  }

  /** Aborts the current run. */
  end(): void {
    this.current?.controller.abort();
    this.current = null;
  }
}
