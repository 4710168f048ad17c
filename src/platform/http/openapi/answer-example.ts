interface AnswerExample<T> {
  readonly success: true;
  readonly data: T;
  readonly message: string;
}

/** Example of the whole body of a successful answer, for the documentation of an operation. */
export const answerExample = <T>(data: T, message = 'Done.'): AnswerExample<T> => ({ success: true, data, message });

/** Example of the first page of a list. */
export const listExample = <T>(items: readonly T[], data: object = {}): object => ({
  ...answerExample({ items, ...data }),
  meta: { total: items.length, page: 1, per_page: 20 },
});
