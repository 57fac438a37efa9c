import { listarImportacoes } from '@indica-bem/domain/importacao/chamadas';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { invalidar } from '../../lib/consultas';
import { Andamento } from './andamento';
import { Historico } from './historico';
import type { ImportacaoProps } from './o-que-se-importa';
import { PrepararEnvio } from './preparar-envio';

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
    void invalidar(listarImportacoes);
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
