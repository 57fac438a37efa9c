import type { Importacao as DadosDaImportacao, Previa, TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { consultas } from '../../lib/consultas';
import { Andamento } from './andamento';
import { Historico } from './historico';
import { PrepararEnvio } from './preparar-envio';

export type RespostaDoEnvio = Previa | (DadosDaImportacao & { ja_enviado: boolean });

/** Without a name, it is the only one. */
export type Modelo = { tipo: TipoDeImportacao; nome?: string };

/** A list that helps to fill in a template. */
export type Lista = { nome: string; arquivo: string; buscar: () => Promise<Blob> };

export type ImportacaoProps = {
  /** The kinds of file this page takes, each with its template. */
  modelos: readonly Modelo[];
  listas?: readonly Lista[];
  /** What must be chosen before a file; the page waits for it. */
  falta?: string | undefined;
  /** The upload itself; with `previa`, only what would happen. */
  enviar: (arquivo: File, previa: boolean) => Promise<RespostaDoEnvio>;
  /** What the file is about, besides its kind: sent along when the errors are asked for. */
  sobre?: Record<string, string> | undefined;
  /** What is said at the end. */
  frases: { sucesso: string; falha: string };
};

/**
 * A CSV on its way in: choose, check, send, follow, and fetch what was refused. The import that is running stands in the
 * address, so a reload or "back" finds it again.
 */
export function Importacao({ modelos, listas = [], falta, enviar, sobre, frases }: ImportacaoProps) {
  const [busca] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = Number(busca.get('importacao'));

  function ir(importacao: number | null, jaEnviado = false) {
    void consultas.invalidateQueries({ queryKey: ['GET /importacoes'] });
    const nova = new URLSearchParams(busca);
    if (importacao === null) nova.delete('importacao');
    else nova.set('importacao', String(importacao));
    void navigate({ search: nova.toString() }, { state: { jaEnviado }, preventScrollReset: true });
  }

  if (Number.isInteger(id) && id > 0) {
    const jaEnviado = (state as { jaEnviado?: boolean } | null)?.jaEnviado ?? false;
    return <Andamento key={id} id={id} jaEnviado={jaEnviado} frases={frases} outro={() => ir(null)} />;
  }
  return (
    <>
      <PrepararEnvio
        modelos={modelos}
        listas={listas}
        falta={falta}
        enviar={enviar}
        sobre={sobre}
        falha={frases.falha}
        abrir={(importacao) => ir(importacao)}
        aoEnviar={({ id_importacao, ja_enviado }) => ir(id_importacao, ja_enviado)}
      />
      <Historico tipos={modelos.map(({ tipo }) => tipo)} abrir={(importacao) => ir(importacao)} />
    </>
  );
}
