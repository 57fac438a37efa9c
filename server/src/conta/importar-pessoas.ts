import { limparCnpj, limparCpf } from '@indica-bem/domain/brasil/documentos';
import type { TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { limparEmail } from '@indica-bem/domain/texto/email';
import { sql } from 'kysely';
import type { Leitura } from '../db/conexao';
import { recusarCampo } from '../http/recusa';
import { aplicarPorLinha } from '../importacao/aplicar-por-linha';
import { ACEITA, type Importador, recusada, repetida, type Veredito } from '../importacao/importador';
import { inserirConta } from './criar-conta';
import { colunasDe, lerLinhaDePessoa, type Pessoa } from './ler-linha-de-pessoa';
import { ouNulo } from './ou-nulo';

/** Bulk registration: the form's rules, no passwords, and an invitation to each person (DECISIONS). */
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
        conhecidos.guardar(await registrados(db, papel, lidas));
        return lidas.map((lida) => {
          const veredito = conhecidos.julgar(lida);
          if (veredito.situacao === 'aceita' && 'tipo' in lida) conhecidos.guardar([identificar(papel, lida)]);
          return veredito;
        });
      };
    },
    aplicar: aplicarPorLinha(async (trx, celulas, { fila, agora, hoje }) => {
      const lida = lerLinhaDePessoa(papel, celulas, hoje);
      if ('motivo' in lida) throw recusarCampo('linha', lida.motivo);
      const contaId = await inserirConta(trx, { ...lida, senhaHash: null, emLote: true, agora });
      await fila.enfileirar(trx, 'email-convite', { contaId });
    }, 'E-mail ou documento já cadastrado'),
  };
}

type Lida = ReturnType<typeof lerLinhaDePessoa>;
type Registrado = { email: string; papel: string; documento: string | null };

/** The accounts that a set of rows could repeat: by e-mail, or by the document of the same kind of person. */
async function registrados(db: Leitura, papel: TipoDeLogin, lidas: Lida[]): Promise<Registrado[]> {
  const pessoas = lidas.filter((lida) => 'tipo' in lida).map((lida) => identificar(papel, lida));
  const emails = pessoas.map(({ email }) => email);
  const documentos = pessoas.map(({ documento }) => documento).filter((documento) => documento !== null);
  // Joined by id, so that each side is found by its own index: an OR would read every account, batch after batch.
  const { rows } = await sql<Registrado>`
    select c.email, c.papel, coalesce(t.cpf, p.cpf, l.cnpj) as documento
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
function identificar(papel: TipoDeLogin, { escrito }: Pessoa): Registrado {
  const documento = papel === 'lojista' ? ouNulo(escrito.cnpj, limparCnpj) : ouNulo(escrito.cpf, limparCpf);
  return { email: limparEmail(escrito.email ?? ''), papel, documento };
}

/** Who has an e-mail or a document already, in the product or in the rows before. Grows with the file, built once. */
class Conhecidos {
  readonly #papel: TipoDeLogin;
  readonly #porEmail = new Map<string, Registrado>();
  readonly #documentos = new Set<string>();

  constructor(papel: TipoDeLogin) {
    this.#papel = papel;
  }

  guardar(registrados: Registrado[]): void {
    for (const registrado of registrados) {
      this.#porEmail.set(registrado.email, registrado);
      if (registrado.documento && registrado.papel === this.#papel) this.#documentos.add(registrado.documento);
    }
  }

  julgar(lida: Lida): Veredito {
    if ('motivo' in lida) return recusada(lida.motivo);
    const { email, papel, documento } = identificar(this.#papel, lida);
    const dono = this.#porEmail.get(email);
    if (dono?.papel === papel && dono.documento === documento) return repetida('Já cadastrado');
    const motivos = [
      dono && 'E-mail já cadastrado',
      documento && this.#documentos.has(documento) && `${papel === 'lojista' ? 'CNPJ' : 'CPF'} já cadastrado`,
    ].filter((motivo) => typeof motivo === 'string' && motivo !== '');
    return motivos.length > 0 ? recusada(motivos.join('; ')) : ACEITA;
  }
}
