export interface Bar {
  readonly key: string;
  /** Label below the bar and in the table. */
  readonly label: string;
  readonly value: number;
  /** Formatted value: an amount, a number. */
  readonly text: string;
  /** Part of `value`, drawn darker, e.g. the paid part. */
  readonly part?: number;
  readonly partText?: string;
  /** Value of the period before, drawn as a line. */
  readonly previous?: number;
  readonly previousText?: string;
}

export interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly labelTitle: string;
  readonly valueTitle: string;
  readonly partTitle?: string;
  readonly previousTitle?: string;
  /** Formats a value of the axis. */
  readonly axisText: (value: number) => string;
  /** Whether the axis has only whole values. */
  readonly counts?: boolean;
}
