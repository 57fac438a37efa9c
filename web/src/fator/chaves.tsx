import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { nomeDoAparelho } from '@indica-bem/domain/conta/aparelho';
import { guardarChave, iniciarChave, removerChave, verFator } from '@indica-bem/domain/fator/chamadas';
import type { ChaveGuardada, FatorDaConta } from '@indica-bem/domain/fator/contrato';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { criarChave, mensagemDaChave } from '../compartilhado/fator/chave-do-navegador';
import { temChaves } from '../compartilhado/fator/tem-chaves';
import { desistiu, type Prova } from '../compartilhado/fator/use-prova';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { confirmar } from '../ui/confirmar';
import { Etiqueta } from '../ui/etiqueta';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { Parte } from './parte';
import { RenomearChave } from './renomear-chave';
import classes from './seguranca.module.css';

type ChavesProps = { fator: FatorDaConta; prova: Prova; aoGerar: (codigos: string[] | null) => void };

export function Chaves({ fator: { chaves }, prova: { comProva }, aoGerar }: ChavesProps) {
  const [renomeando, setRenomeando] = useState<number | null>(null);
  const nova = useEnvio({
    enviar: async () => {
      const chave = await criarChave(await comProva(() => api(iniciarChave)));
      return api(guardarChave, { body: { nome: nomeDoAparelho(navigator.userAgent), chave } });
    },
    aoEnviar: async ({ codigos }) => {
      await invalidar(verFator);
      if (codigos) aoGerar(codigos);
      avisar.ok('Chave de acesso criada');
    },
  });
  const remocao = useEnvio({
    enviar: (id: number) => comProva(() => api(removerChave, { params: { id } })),
    // Read again before another can be removed: until then this one is still on the list.
    aoEnviar: async () => {
      await invalidar(verFator);
      avisar.ok('Chave de acesso removida');
    },
    aoFalhar: () => void invalidar(verFator),
  });
  const erro = [nova.erro, remocao.erro].find((um) => um && !desistiu(um));

  async function remover({ id_chave, nome }: ChaveGuardada) {
    const certeza = await confirmar({
      titulo: `Remover a chave “${nome}”?`,
      texto: 'Ela deixa de abrir esta conta. Apague-a também no aparelho, se quiser.',
      confirmar: 'Remover',
      perigo: true,
    });
    if (!certeza) return;
    nova.esquecerErro();
    remocao.enviar(id_chave);
  }

  return (
    <Parte
      titulo="Chaves de acesso"
      Icone={IconKey}
      estado={<Etiqueta tom={chaves.length > 0 ? 'ok' : 'neutro'}>{chaves.length > 0 ? 'Ligada' : 'Nenhuma'}</Etiqueta>}
    >
      <p className={classes.explicacao}>
        Entre com a digital, o rosto ou o PIN do aparelho, sem senha. A chave fica no aparelho ou no seu gerenciador de
        senhas.
      </p>
      {chaves.length > 0 && (
        <ul className={classes.lista}>
          {chaves.map((chave) => (
            <li key={chave.id_chave} className={classes.linha}>
              {renomeando === chave.id_chave ? (
                <RenomearChave chave={chave} fechar={() => setRenomeando(null)} />
              ) : (
                <>
                  <div className={classes.dizeres}>
                    <strong>{chave.nome}</strong>
                    <span>{usoDa(chave)}</span>
                  </div>
                  <div className={classes.acoesDaLinha}>
                    <Botao
                      tom="texto"
                      onClick={() => setRenomeando(chave.id_chave)}
                      aria-label={`Renomear ${chave.nome}`}
                    >
                      Renomear
                    </Botao>
                    <Botao
                      tom="excluir"
                      loading={remocao.enviando}
                      onClick={() => void remover(chave)}
                      aria-label={`Remover ${chave.nome}`}
                    >
                      Remover
                    </Botao>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {erro && <Aviso tom="erro">{mensagemDaChave(erro)}</Aviso>}
      {temChaves() ? (
        <div className={classes.acoesDaParte}>
          <Botao tom={chaves.length > 0 ? 'secundario' : 'mata'} loading={nova.enviando} onClick={() => nova.enviar()}>
            Criar chave de acesso
          </Botao>
        </div>
      ) : (
        <p className={classes.explicacao}>Este navegador não tem como criar chaves de acesso.</p>
      )}
    </Parte>
  );
}

const usoDa = ({ criada_em, usada_em }: ChaveGuardada): string =>
  usada_em ? `Último uso: ${momentoCompleto(usada_em)}` : `Criada em ${momentoCompleto(criada_em)}, ainda não usada`;
