import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { conferirCrmv, verCrmv } from '@indica-bem/domain/prescritor/chamadas';
import { crmvPorExtenso, NOMES_DAS_SITUACOES_DO_CRMV } from '@indica-bem/domain/prescritor/licenca';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SituacaoDoCrmv } from '../../compartilhado/pessoa/situacao-do-crmv';
import { consulta } from '../../lib/consultas';
import { usePode } from '../../lib/pode';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { DialogoDoCrmv } from './dialogo-do-crmv';
import classes from './editar-usuario.module.css';
import type { Registro } from './registro';

/** What the team knows of a vet's CRMV, who looked it up, and the way to look it up again. */
export function CrmvDoUsuario({ registro: { id, nome, dados } }: { registro: Registro }) {
  const pode = usePode();
  const [aberto, setAberto] = useState(false);
  const { data, error, refetch } = useQuery(consulta(verCrmv, { params: { id } }));
  const escrito = dados.crmv ? String(dados.crmv) : null;
  return (
    <Cartao como="section" rotulo="Conferência do CRMV">
      <h2 className={classes.titulo}>Conferência do CRMV</h2>
      {!data && !error && <Esqueleto altura={96} raio="controle" />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {data && <SituacaoDoCrmv licenca={data.licenca} escrito={escrito} />}
      {data && data.tambem_em.length > 0 && (
        <div className={classes.pedido}>
          <Aviso tom="alerta" titulo="O mesmo CRMV está em outro cadastro">
            <p>{data.tambem_em.join(', ')}. Compare o nome com o do conselho antes de conferir.</p>
          </Aviso>
        </div>
      )}
      {data && data.conferencias.length > 0 && (
        <ul className={classes.conferencias} aria-label="Conferências feitas">
          {data.conferencias.map(({ conferido_em, uf, numero, situacao, conferido_por }) => (
            <li key={conferido_em}>
              <strong>{NOMES_DAS_SITUACOES_DO_CRMV[situacao]}</strong> · {crmvPorExtenso({ uf, numero })}
              <small>
                {momentoCompleto(conferido_em)}
                {conferido_por && ` · ${conferido_por}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {data && pode(conferirCrmv) && (
        <div className={classes.acoes}>
          <Botao icone={<IconCertificate size={20} aria-hidden />} onClick={() => setAberto(true)}>
            Conferir CRMV
          </Botao>
        </div>
      )}
      {data && aberto && (
        <DialogoDoCrmv id={id} nome={nome} escrito={escrito} registro={data.licenca} fechar={() => setAberto(false)} />
      )}
    </Cartao>
  );
}
