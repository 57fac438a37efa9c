import { limparCnpj, limparCpf } from '@indica-bem/domain/brasil/documentos';
import { type Campo, NOMES_DOS_CAMPOS_DA_PESSOA } from '@indica-bem/domain/conta/campos';
import type { TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { limparEmail } from '@indica-bem/domain/texto/email';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { recusarCampo } from '../../nucleo/recusa';
import { ouNulo } from '../conta/ou-nulo';
import { aplicarPorLinha } from '../importacao/aplicar-por-linha';
import { ACEITA, type Importador, recusada, repetida, type Veredito } from '../importacao/importador';
import { Vistas } from '../importacao/vistas';
import { dadosDaLoja } from '../lojista/gravar-lojista';
import { dadosDoPrescritor } from '../prescritor/gravar-prescritor';
import { dadosDoTutor } from '../tutor/gravar-tutor';
import { inserirConta } from './criar-conta';
import { desfazerPessoas } from './desfazer-pessoas';
import { colunasDe, lerLinhaDePessoa, type Pessoa } from './ler-linha-de-pessoa';

/** Bulk registration: the form's rules, no passwords, and an invitation to each person (spec 8.3). */
export function importadorDePessoas(papel: TipoDeLogin): Importador {
  return {
    tipo: `cadastro-${papel}`,
    colunas: colunasDe(papel),
    chave: 'email',
    porLote: 100,
    conferencia(db, { hoje }) {
      const conhecidos = new Conhecidos(papel);
      return async (lote) => {
        const lidas = lote.map((celulas) => lerLinhaDePessoa(papel, celulas, hoje));
        conhecidos.daBase(await registrados(db, papel, lidas));
        return lidas.map((lida) => {
          const veredito = conhecidos.conferir(lida);
          if (veredito.situacao === 'aceita' && 'tipo' in lida) conhecidos.aceitar(lida);
          return veredito;
        });
      };
    },
    aplicar: aplicarPorLinha(
      async (trx, celulas, { agora, hoje, importacaoId }) => {
        const lida = lerLinhaDePessoa(papel, celulas, hoje);
        if ('motivo' in lida) throw recusarCampo('linha', lida.motivo);
        return { contaId: await inserirConta(trx, { ...lida, senhaHash: null, emLote: true, importacaoId, agora }) };
      },
      'E-mail ou documento já cadastrado',
      (trx, convites, { fila }) => fila.enfileirarTodas(trx, 'email-convite', convites),
    ),
    desfazer: desfazerPessoas(papel),
  };
}

type Lida = ReturnType<typeof lerLinhaDePessoa>;
/** `dados`: the profile as it is stored, where it is of the kind that the file is about. */
type Registrado = { email: string; papel: string; documento: string | null; dados: Dados | null };
type Dados = Readonly<Record<string, unknown>>;

/** The accounts that a set of rows could repeat: by e-mail, or by the document of the same kind of person. */
async function registrados(db: Leitura, papel: TipoDeLogin, lidas: Lida[]): Promise<Registrado[]> {
  const pessoas = lidas.filter((lida) => 'tipo' in lida).map((lida) => identificar(papel, lida));
  const emails = pessoas.map(({ email }) => email);
  const documentos = pessoas.map(({ documento }) => documento).filter((documento) => documento !== null);
  // Joined by id, so that each side is found by its own index: an OR would read every account, batch after batch.
  const { rows } = await sql<Registrado>`
    select c.email, c.papel, coalesce(t.cpf, p.cpf, l.cnpj) as documento,
           case ${papel} when 'tutor' then to_jsonb(t) when 'prescritor' then to_jsonb(p) else to_jsonb(l) end as dados
      from (select id from conta where email = any(${emails}::text[])
            union select id from tutor where ${papel} = 'tutor' and cpf = any(${documentos}::text[])
            union select id from prescritor where ${papel} = 'prescritor' and cpf = any(${documentos}::text[])
            union select id from lojista where ${papel} = 'lojista' and cnpj = any(${documentos}::text[])) as achadas
      join conta c on c.id = achadas.id
      left join tutor t on t.id = c.id left join prescritor p on p.id = c.id left join lojista l on l.id = c.id`.execute(
    db,
  );
  return rows;
}

/** Stores are known by their CNPJ, people by their CPF; a partner may have neither. */
function identificar(papel: TipoDeLogin, { tipo, escrito }: Pessoa): Registrado {
  const documento = papel === 'lojista' ? ouNulo(escrito.cnpj, limparCnpj) : ouNulo(escrito.cpf, limparCpf);
  return { email: limparEmail(escrito.email ?? ''), papel, documento, dados: dadosDe(tipo, escrito) };
}

function dadosDe(tipo: Pessoa['tipo'], escrito: Pessoa['escrito']): Dados {
  if (tipo === 'tutor') return dadosDoTutor(escrito);
  return tipo === 'lojista' ? dadosDaLoja(escrito) : dadosDoPrescritor({ ...escrito, perfil: tipo });
}

/** The fields that the row fills in otherwise than the profile has them. What a row leaves empty says nothing. */
function diferencas(dados: Dados, cadastro: Dados): string[] {
  return Object.keys(dados)
    .filter((campo) => dados[campo] !== null && dados[campo] !== '' && dados[campo] !== cadastro[campo])
    .map((campo) => (campo === 'perfil' ? 'Perfil' : (NOMES_DOS_CAMPOS_DA_PESSOA[campo as Campo] ?? campo)));
}

/** Who has an e-mail or a document already: in the rows before, or in the product, asked for batch by batch. */
class Conhecidos {
  readonly #papel: TipoDeLogin;
  readonly #doArquivo = new Registro();
  #daBase = new Registro();

  constructor(papel: TipoDeLogin) {
    this.#papel = papel;
  }

  daBase(registrados: Registrado[]): void {
    this.#daBase = new Registro();
    for (const registrado of registrados) this.#daBase.guardar(registrado, this.#papel);
  }

  aceitar(pessoa: Pessoa): void {
    this.#doArquivo.guardar(identificar(this.#papel, pessoa), this.#papel);
  }

  conferir(lida: Lida): Veredito {
    if ('motivo' in lida) return recusada(lida.motivo);
    const { email, papel, documento, dados } = identificar(this.#papel, lida);
    const dono = this.#doArquivo.porEmail.ler(email) ?? this.#daBase.porEmail.ler(email);
    if (dono?.papel === papel && dono.documento === documento)
      return jaCadastrado(diferencas(dados ?? {}, dono.dados ?? {}));
    const motivos = [
      dono && 'E-mail já cadastrado',
      documento && this.#temDocumento(documento) && `${papel === 'lojista' ? 'CNPJ' : 'CPF'} já cadastrado`,
    ].filter((motivo) => typeof motivo === 'string' && motivo !== '');
    return motivos.length > 0 ? recusada(motivos.join('; ')) : ACEITA;
  }

  #temDocumento(documento: string): boolean {
    return this.#doArquivo.documentos.has(documento) || this.#daBase.documentos.has(documento);
  }
}

class Registro {
  readonly porEmail = new Vistas<Omit<Registrado, 'email'>>();
  /** Of people of the kind that the file is about. */
  readonly documentos = new Set<string>();

  guardar({ email, ...registrado }: Registrado, papel: TipoDeLogin): void {
    this.porEmail.guardar(email, registrado);
    if (registrado.documento && registrado.papel === papel) this.documentos.add(registrado.documento);
  }
}

/** An import registers and never alters: who would change somebody's data is told which, to do it on purpose. */
const jaCadastrado = (outras: string[]): Veredito =>
  outras.length === 0
    ? repetida('Já cadastrado')
    : recusada(`Difere do cadastro: ${outras.join(', ')}. Altere no cadastro da pessoa, se for o caso`);
