/**
 * For a queue whose tasks go out many at a time: takes them by the hand, since each look at a long queue sorts all of it, and more only
 * when half of them have gone.
 */
export function emMaos<J>(cabem: number, buscar: (quantos: number) => Promise<J[]>, levar: (job: J) => Promise<void>) {
  const indo = new Set<Promise<void>>();
  let saiuUm: () => void = () => undefined;
  return {
    async proximos(): Promise<boolean> {
      while (indo.size > cabem / 2)
        await new Promise<void>((ok) => {
          saiuUm = ok;
        });
      const jobs = await buscar(cabem - indo.size);
      for (const job of jobs) {
        const ida = levar(job).finally(() => {
          indo.delete(ida);
          saiuUm();
        });
        indo.add(ida);
      }
      return jobs.length > 0;
    },
    async acabaram(): Promise<void> {
      await Promise.all(indo);
    },
  };
}
