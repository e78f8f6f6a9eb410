export function randomId(random: () => number): string {
  return Math.floor(random() * 2 ** 48)
    .toString(16)
    .padStart(12, '0')
}
