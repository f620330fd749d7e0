/** Starts of the last two builds, in milliseconds since 1970. */
interface BuildTimes {
  readonly start: number;
  readonly previousStart: number;
}

export declare function deleteOldFiles(folder: string, times: BuildTimes): void;
