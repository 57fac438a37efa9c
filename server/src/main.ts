import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfiguracaoInvalida, lerConfig } from './config';
import { type Ligado, ligar } from './ligar';

/** Says why it cannot go on, in one sentence, and leaves. */
function desistir(erro: unknown): never {
  console.error(erro instanceof Error ? `\n${erro.message}\n` : erro);
  process.exit(1);
}

async function principal(): Promise<void> {
  const raiz = path.resolve(import.meta.dirname, '..', '..');
  const config = lerConfig(process.env);
  const pastaDaWeb = path.join(raiz, 'web', 'dist');
  const ligado: Ligado = await ligar(config, {
    pastaDasMigracoes: path.join(raiz, 'server', 'migrations'),
    ...(existsSync(pastaDaWeb) && { pastaDaWeb }),
    avisar: (frase) => console.log(frase),
  });

  let saindo = false;
  const sair = async () => {
    if (saindo) return;
    saindo = true;
    await ligado.desligar().catch((erro) => console.error(erro));
    process.exit(0);
  };
  process.on('SIGINT', sair);
  process.on('SIGTERM', sair);
}

principal().catch((erro) => {
  if (!(erro instanceof ConfiguracaoInvalida) && process.env.LOG_LEVEL === 'debug') console.error(erro);
  desistir(erro);
});
