import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { contar, type Series } from './medidas';

const [NANOS, MICROS, MILIS] = [1e9, 1e6, 1e3];
/** Who asks sooner after another hears the same: the two do not take each other's delays away. */
const VALE_POR_MS = 5_000;

/** What the process itself can tell, at each reading. */
export function observarProcesso(versao: string): { ler(): Series; parar(): void } {
  const atraso = monitorEventLoopDelay({ resolution: 20 });
  atraso.enable();
  contar('nodejs_gc_seconds_total', {}, 0);
  const coletas = new PerformanceObserver((lista) => {
    for (const { duration } of lista.getEntries()) contar('nodejs_gc_seconds_total', {}, duration / MILIS);
  });
  coletas.observe({ entryTypes: ['gc'] });
  const inicio = (performance.timeOrigin / MILIS).toFixed(3);
  let lido = { p99: 0, em: Number.NEGATIVE_INFINITY };

  function atrasoDesdeALeitura(): number {
    if (performance.now() - lido.em < VALE_POR_MS) return lido.p99;
    lido = { p99: atraso.percentile(99) / NANOS, em: performance.now() };
    atraso.reset();
    return lido.p99;
  }
  return {
    ler() {
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return {
        [`indica_bem_build_info{version="${versao}",node="${process.versions.node}"}`]: 1,
        process_start_time_seconds: Number(inicio),
        process_cpu_seconds_total: (user + system) / MICROS,
        process_resident_memory_bytes: rss,
        nodejs_heap_used_bytes: heapUsed,
        nodejs_external_memory_bytes: external,
        nodejs_eventloop_lag_p99_seconds: atrasoDesdeALeitura(),
      };
    },
    parar() {
      atraso.disable();
      coletas.disconnect();
    },
  };
}
