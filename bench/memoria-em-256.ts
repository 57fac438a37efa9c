import { Instancia, portaLivre } from '../faults/comum/processo';
import { liso } from '../server/src/test/imagens';
import { formulario, maioresArquivos } from './apoio/arquivos';
import { comBancoNovo, comDemo, entrarComo, indicarMuitas } from './apoio/banco';
import {
  desfazerConteiner,
  EM_256_MB,
  haConteiner,
  LIMITE_MB,
  memoriaNoConteiner,
  mortesNoConteiner,
  subirEm256,
} from './apoio/conteiner';
import { anotar, formatar } from './apoio/medir';

/**
 * The server alone in 256 MB, the database elsewhere: a report of a million rows, then different heavy things at the same
 * moment, as a whole team might ask for. The kernel ends what takes more; every answer is read to its end.
 */
const LINHAS = Number(process.env.BENCH_LINHAS ?? 1_000_000);
const RELATORIO = 'tipo_report=8&data_referencia_inicio=2000-01-01&data_referencia_fim=2999-12-01&formato=csv';

if (haConteiner())
  await comBancoNovo(async ({ url, pasta }) => {
    const pool = await comDemo(url);
    await indicarMuitas(pool, LINHAS);
    const { token } = await entrarComo(pool, 'admin@example.com');
    const servidor = new Instancia(await portaLivre(), url, pasta, EM_256_MB);
    try {
      await subirEm256(servidor);
      for (const [nome, cada] of cenas(await listarCargas(servidor.url, token))) {
        const auge = await vigiando(() => Promise.all(cada.map((carga) => carga())));
        anotar({
          medida: `Em 256 MB: ${nome} (MB)`,
          comparada: '',
          valor: auge,
          meta: { max: LIMITE_MB },
          figuras: `no auge; depois ${formatar(memoriaNoConteiner())} MB`,
        });
      }
    } finally {
      await servidor.parar();
      desfazerConteiner();
    }
    await pool.end();
  });
else console.log('Só onde se pode criar um cgroup de memória (versão 1, como root).');

type Carga = () => Promise<void>;
type Cargas = Record<'relatorio' | 'previa' | 'erros' | 'foto' | 'login', Carga>;

function cenas({ relatorio, previa, erros, foto, login }: Cargas): [string, Carga[]][] {
  const vezes = (n: number, carga: Carga) => Array.from({ length: n }, () => carga);
  return [
    [`relatório de ${LINHAS} linhas`, [relatorio]],
    ['quatro relatórios ao mesmo tempo', vezes(4, relatorio)],
    ['dois arquivos de erros da maior prévia', vezes(2, erros)],
    ['dois relatórios, a maior prévia e 50 logins', [...vezes(2, relatorio), previa, ...vezes(50, login)]],
    ['a maior prévia, um arquivo de erros e quatro fotos', [previa, erros, ...vezes(4, foto)]],
    [
      'tudo: relatório, prévia, erros, fotos e logins',
      [relatorio, previa, erros, ...vezes(4, foto), ...vezes(20, login)],
    ],
  ];
}

async function listarCargas(endereco: string, token: string): Promise<Cargas> {
  const headers = { api_token: token };
  const tutores = maioresArquivos({ lojaOnline: 0, produto: 0 }).find(([nome]) => nome === 'tutores')?.[1];
  if (!tutores) throw new Error('sem o arquivo de tutores');
  const [arquivo, comTipo] = [formulario(tutores), formulario(tutores)];
  comTipo.set('tipo', 'cadastro-tutor');
  const jpeg = new Uint8Array(await liso(4000, 3000).jpeg({ progressive: true }).toBuffer());
  const ler = async (caminho: string, envio: RequestInit = {}, aceita = [200]) => {
    const resposta = await fetch(`${endereco}/api${caminho}`, { ...envio, headers: { ...headers, ...envio.headers } });
    for await (const _ of resposta.body ?? []);
    if (!aceita.includes(resposta.status)) throw new Error(`${caminho}: ${resposta.status}`);
  };
  return {
    relatorio: () => ler(`/reports?${RELATORIO}`),
    previa: () => ler(`${tutores.caminho}?previa=S`, { method: 'POST', body: arquivo }),
    erros: () => ler('/importacao/erros', { method: 'POST', body: comTipo }),
    foto: () => {
      const body = new FormData();
      body.set('imagem', new Blob([jpeg], { type: 'image/jpeg' }), 'foto.jpg');
      // The picture is made ready before the other fields are looked at: those are missing here.
      return ler('/product', { method: 'POST', body }, [422]);
    },
    login: () =>
      ler(
        '/login',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'tutor01@example.com', senha: 'indicabem-demo' }),
        },
        [200, 429],
      ),
  };
}

async function vigiando(acao: () => Promise<unknown>): Promise<number> {
  let auge = memoriaNoConteiner();
  const vigia = setInterval(() => {
    auge = Math.max(auge, memoriaNoConteiner());
  }, 10);
  await acao().finally(() => clearInterval(vigia));
  if (mortesNoConteiner() > 0) throw new Error('o kernel encerrou o servidor');
  return auge;
}
